"""The rules: pure, without clock, files, hidden chance, text or Qt."""
