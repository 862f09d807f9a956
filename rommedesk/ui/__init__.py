"""What the person sees and touches: main window, commands, table and dialogs."""
