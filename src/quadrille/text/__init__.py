"""How a text that people and programs write is read: lines, words, names, payments.

What the lines of a game's record mean is decided with that game; here no game is known.
"""
