"""The table: scene, zones, cards, dragging, animation, and the geometry of all of them."""
