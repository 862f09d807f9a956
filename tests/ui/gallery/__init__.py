"""Pictures of the key screens, to be looked at: `python -m tests.ui.gallery FOLDER`."""
