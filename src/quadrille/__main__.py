"""`python -m quadrille` is the `quadrille` command."""

import sys

from quadrille.cli import main

if __name__ == "__main__":
    sys.exit(main())
