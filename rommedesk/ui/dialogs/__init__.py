"""The dialogs: new game, preferences, score sheet, about."""
