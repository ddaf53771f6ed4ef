"""The scorekeeper of Three-Card Loo as a page asks it; the sheet itself is loo/keeping.py."""
