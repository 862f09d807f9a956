"""What the table sounds like, where that is wanted and possible."""
