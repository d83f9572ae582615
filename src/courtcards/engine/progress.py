"""Progress reports for somebody who is waiting."""

from collections.abc import Callable

# Called with how much more is done.
Progress = Callable[[int], object]
