"""Draws the deck of Rommé Desk as SVG files; standard library only, see ../README.md."""
