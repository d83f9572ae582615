"""What time it is, as logs and clocks count it."""

import time


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000
