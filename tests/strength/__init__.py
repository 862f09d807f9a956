"""The tables of docs/strength.md: which contests they show, and how they are played and written."""
