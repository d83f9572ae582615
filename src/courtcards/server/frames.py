"""Frames of the WebSocket protocol, as far as bytes are looked at here and not by the layer below."""

import struct

from websockets.utils import apply_mask

# The first byte of a frame that is a whole text message. The second has one bit that says it is masked, as
# every frame of a client is; the others are its size, or say in how many bytes the size comes next.
WHOLE_TEXT = 0x81
MASKED, KEY = 0x80, 4
SIZE_IN = {126: 2, 127: 8}


def start_of_text(data: bytes) -> int:
    """Return where the text begins if these bytes of a client are one whole text message, and nothing more.

    >>> start_of_text(bytes.fromhex("8182 00000000") + b"hi"), start_of_text(bytes.fromhex("8182 00"))
    (6, 0)
    """
    start, end = _frame(data, 0)
    return start if data[0] == WHOLE_TEXT and end == len(data) and data[1] & MASKED else 0


def text_from(data: bytes, start: int) -> str:
    """Return the text that begins there."""
    return apply_mask(data[start:], data[start - KEY : start]).decode()


def are_whole_frames(data: bytes) -> bool:
    """Say whether these bytes of a client, which begin with a frame, also end with one.

    >>> are_whole_frames(bytes.fromhex("8a80 00000000 8182 00000000") + b"hi")
    True
    """
    at = 0
    while at < len(data):
        at = _frame(data, at)[1]
    return at == len(data)


def _frame(data: bytes, at: int) -> tuple[int, int]:
    """Return where the content of a frame of a client begins, and where it ends; it may not be there yet."""
    if len(data) < at + 2:
        return 0, len(data) + 1
    size, more = data[at + 1] & ~MASKED, at + 2
    if size in SIZE_IN:
        more += SIZE_IN[size]
        size = int.from_bytes(data[at + 2 : more], "big")
    return more + KEY, more + KEY + size


def frame_head(size: int) -> bytes:
    """Return what comes before a text message of a server's: a whole message in one frame, not masked.

    >>> frame_head(5).hex(), frame_head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
