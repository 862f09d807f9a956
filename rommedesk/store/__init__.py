"""Files: game records, settings, house rules, statistics, and where each of them lies."""
