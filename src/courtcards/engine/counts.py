"""Cards that are counted by kind, in words.

Views are made of these all the time, and loops are faster here than comprehensions over `zip`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from courtcards.engine.compile import Array

# How many rows of counted cards are kept in words; a table has a few, which change one at a time.
KEPT_ROWS = 4096


def spell(counts: Sequence[int], words: tuple[str, ...]) -> list[str]:
    """List the words of counted cards, each as often as it is there.

    >>> spell([1, 0, 2], ("bat", "fly", "rat"))
    ['bat', 'rat', 'rat']
    """
    spelled: list[str] = []
    for kind, count in enumerate(counts):
        if count:
            spelled += (words[kind],) * count
    return spelled


def word_sets(words: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the words of every set of them, by its number: one bit each.

    >>> word_sets(("red", "blue"))
    ((), ('red',), ('blue',), ('red', 'blue'))
    """
    return tuple(
        tuple(word for bit, word in enumerate(words) if number >> bit & 1)
        for number in range(1 << len(words))
    )


def count_words(counts: Sequence[int], words: tuple[str, ...]) -> dict[str, int]:
    """Give the counts above zero by their words.

    >>> count_words([1, 0, 2], ("bat", "fly", "rat"))
    {'bat': 1, 'rat': 2}
    """
    counted = {}
    for kind, count in enumerate(counts):
        if count:
            counted[words[kind]] = count
    return counted


def counter(words: tuple[str, ...]) -> Callable[[bytes], dict[str, int]]:
    """Return a `count_words` for rows of small counts as bytes; what it has told is shared by all views.

    >>> tell = counter(("bat", "fly", "rat"))
    >>> tell(bytes([1, 0, 2]))
    {'bat': 1, 'rat': 2}
    """

    @lru_cache(KEPT_ROWS)
    def tell(counts: bytes) -> dict[str, int]:
        return count_words(counts, words)

    return tell


def lines(rows: Array) -> list[bytes]:
    r"""Return the rows of an array of small counts, each as bytes.

    >>> import numpy as np
    >>> lines(np.array([[1, 0], [2, 3]], np.int8))
    [b'\x01\x00', b'\x02\x03']
    """
    memory, width = rows.tobytes(), rows.shape[1]
    return [memory[start : start + width] for start in range(0, len(memory), width)]
