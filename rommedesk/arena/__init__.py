"""The arena: computer players against each other without a window, and what comes of it."""
