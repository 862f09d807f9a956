"""Makes the sounds of Rommé Desk as WAV files; standard library only, see ../README.md."""
