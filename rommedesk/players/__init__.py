"""Computer players: they see views, answer moves, and know nothing but the engine."""
