"""Clocks and far ends of lines, for tables without a network."""

from quadrille.server.clock import WallClock


class JumpingClock(WallClock):
    """A clock that jumps to whatever is waited for."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    async def until(self, at: float) -> None:
        self.time = max(self.time, at)


class Far:
    """The far end of a line, which notes what comes and when."""

    def __init__(self, clock: WallClock) -> None:
        self.clock = clock
        self.got: list[str] = []
        self.times: list[float] = []
        self.code: int | None = None

    async def send_text(self, data: str) -> None:
        self.got.append(data)
        self.times.append(self.clock.now())

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.code = code
