"""How somebody who waits is told how far something is."""

from collections.abc import Callable

# Called with how much more is done.
Progress = Callable[[int], object]
