"""The running game between rules and window: controller, player host, timeline; of Qt only QtCore."""
