"""Bots against bots over the same deals: matches, blocks, intervals, and where they are played.

What games have in common knows none of them; `quadrille` and `loo` tell how a table of each is
played.
"""
