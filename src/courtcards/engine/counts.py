"""Cards that are counted by kind, in words.

Views are made of these all the time, and loops are faster here than comprehensions over `zip`.
"""

from collections.abc import Sequence


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
