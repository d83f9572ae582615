"""How long a bot may think about a move."""

from dataclasses import dataclass

from courtcards.engine.errors import OptionError

LONGEST_MS = 600_000
MOST_ITERATIONS = 10_000_000


@dataclass(frozen=True)
class Budget:
    """A number of iterations, or of milliseconds; only iterations give the same move every time."""

    milliseconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.iterations is None):
            raise OptionError("A budget is either a time or a number of iterations, not both.")
        time = self.milliseconds
        if time is not None and not 1 <= time <= LONGEST_MS:
            raise OptionError(f"A budget of time is from 1ms to {LONGEST_MS // 1000}s, not {self}.")
        count = self.iterations
        if count is not None and not 1 <= count <= MOST_ITERATIONS:
            raise OptionError(
                f"A budget of iterations is from 1 to {MOST_ITERATIONS:,}, not {self}."
            )

    def __str__(self) -> str:
        if self.iterations is not None:
            return f"{self.iterations}"
        return f"{self.milliseconds:g}ms"


def read_budget(text: str) -> Budget:
    """Read a budget as it is typed: `50ms`, `2s`, or a number of iterations.

    >>> read_budget("0.5s"), read_budget("800")
    (Budget(milliseconds=500.0, iterations=None), Budget(milliseconds=None, iterations=800))
    """
    unit = next((unit for unit in ("ms", "s") if text.endswith(unit)), "")
    try:
        number = float(text[: len(text) - len(unit)])
    except ValueError:
        raise OptionError(
            f"A budget is written 50ms, 2s or 800 (iterations), not {text!r}."
        ) from None
    if unit:
        return Budget(milliseconds=number if unit == "ms" else 1000 * number)
    if not number.is_integer():
        raise OptionError(f"A budget of iterations is a whole number, not {text}.")
    return Budget(iterations=int(number))
