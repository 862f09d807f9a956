"""The table for people who hear it: names, places in the tree of a screen reader, announcements."""
