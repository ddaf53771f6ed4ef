"""How often things are tried: few times in `make test`, many in `make test-all`."""

import os
from typing import Final

MANY: Final = os.environ.get("QUADRILLE_EXAMPLES") == "many"


def times(few: int, many: int) -> int:
    """The one number or the other."""
    return many if MANY else few
