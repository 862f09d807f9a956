"""Our levels at gin rummy against the bot of OpenSpiel: a yardstick from outside, no part of the program."""
