"""Rommé Desk: five rummy games on a desktop table, played by exact rules."""

__version__ = "0.1.0"
