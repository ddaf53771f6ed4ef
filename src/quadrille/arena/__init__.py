"""One bot against others, over the same deals from every seat: a module for each game.

What they have in common, intervals and the sharing out of deals, knows no game.
"""
