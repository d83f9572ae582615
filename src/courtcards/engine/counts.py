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
