"""Cards that are counted by kind, in words."""

from typing import Any


def spell(counts: Any, words: tuple[str, ...]) -> list[str]:
    """List the words of counted cards, each as often as it is there.

    >>> spell([1, 0, 2], ("bat", "fly", "rat"))
    ['bat', 'rat', 'rat']
    """
    return [word for word, count in zip(words, counts, strict=True) for _ in range(count)]


def count_words(counts: Any, words: tuple[str, ...]) -> dict[str, int]:
    """Give the counts above zero by their words.

    >>> count_words([1, 0, 2], ("bat", "fly", "rat"))
    {'bat': 1, 'rat': 2}
    """
    return {word: int(count) for word, count in zip(words, counts, strict=True) if count}
