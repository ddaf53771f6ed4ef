"""Quadrille for OpenSpiel: one deal as a game of its, and its tree search as a bot of ours.

Both need the extra `openspiel`; what does not say so in its first lines does without. See
`docs/openspiel.md`.
"""
