"""What the program is installed from: its parts, and how packages are made of them."""
