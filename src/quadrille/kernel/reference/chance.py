"""Chance handed in as one number, the same draws bit for bit as the compiled kernel's."""

from __future__ import annotations

from typing import Final

_WORD: Final = (1 << 64) - 1


def mixed(bits: int) -> int:
    """A 64-bit number turned into another, so that near ones come to lie far apart."""
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _WORD
    return bits ^ bits >> 31


class Chance:
    """SplitMix64: a counter whose every value is mixed well, so streams are split off by number."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        """The next 64 bits."""
        self.state = self.state + 0x9E3779B97F4A7C15 & _WORD
        return mixed(self.state)

    def pick(self, size: int) -> int:
        """A number below a small size, uneven by less than one part in 2^25."""
        return (self.next() >> 32) * size >> 32

    def below(self, size: int) -> int:
        """A number below a size, exactly evenly; the size is below 2^128."""
        mask = (1 << (size - 1).bit_length()) - 1
        while True:
            drawn = self.next()
            if mask > _WORD:
                drawn |= self.next() << 64
            if drawn & mask < size:
                return drawn & mask

    def fraction(self) -> float:
        """A number from 0 to less than 1, in steps of 2^-53."""
        return (self.next() >> 11) * 2.0**-53


def stream(seed: int, number: int) -> Chance:
    """The chance that the draw with a number has for itself, whoever makes the other draws."""
    return Chance(mixed(mixed(seed & _WORD) + number * 0xD1342543DE82EF95 & _WORD))
