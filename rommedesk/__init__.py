"""Rommé Desk: Rommé against the computer, offline."""
