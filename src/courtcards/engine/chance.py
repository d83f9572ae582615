"""Chance: the ChaCha stream cipher as a random generator that lives inside the state record.

A record that shuffles has the fields of `CHANCE`: the key is the game's seed of 256 bits, `block`
counts the blocks used, `pool` holds the 16-bit numbers of the newest block and `left` how many of
them are unused. From cards seen so far nobody can compute those to come without breaking ChaCha.
"""

from typing import Any

import numpy as np

from courtcards.engine.compile import Array, Record, compiled, kernel

ROUNDS = 12
CHANCE = [("key", np.uint32, 8), ("pool", np.uint16, 32), ("block", np.uint32), ("left", np.int8)]

_LOW32 = 0xFFFFFFFF


@compiled
def wide(number: Any) -> int:
    """Widen a field's number, so that arithmetic with it has room (and is signed)."""
    return np.int64(number)  # type: ignore[return-value]


@compiled
def _rotate(x: int, bits: int) -> int:
    # Knowing that it has 32 bits, the compiler sees the rotation in it.
    x &= _LOW32
    return ((x << bits) | (x >> (32 - bits))) & _LOW32


@compiled
def _quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _LOW32
    d = _rotate(d ^ a, 16)
    c = (c + d) & _LOW32
    b = _rotate(b ^ c, 12)
    a = (a + b) & _LOW32
    d = _rotate(d ^ a, 8)
    c = (c + d) & _LOW32
    b = _rotate(b ^ c, 7)
    return a, b, c, d


@compiled
def chacha_block(key: Array, counter: int, rounds: int, out: Array) -> None:
    """Write block `counter` of the key stream (nonce 0) to `out`, 32 little-endian 16-bit words."""
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    k0, k1, k2, k3 = wide(key[0]), wide(key[1]), wide(key[2]), wide(key[3])
    k4, k5, k6, k7 = wide(key[4]), wide(key[5]), wide(key[6]), wide(key[7])
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = counter, 0, 0, 0
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = _quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter_round(x3, x4, x9, x14)
    _put(out, 0, x0 + 0x61707865)
    _put(out, 1, x1 + 0x3320646E)
    _put(out, 2, x2 + 0x79622D32)
    _put(out, 3, x3 + 0x6B206574)
    _put(out, 4, x4 + k0)
    _put(out, 5, x5 + k1)
    _put(out, 6, x6 + k2)
    _put(out, 7, x7 + k3)
    _put(out, 8, x8 + k4)
    _put(out, 9, x9 + k5)
    _put(out, 10, x10 + k6)
    _put(out, 11, x11 + k7)
    _put(out, 12, x12 + counter)
    _put(out, 13, x13)
    _put(out, 14, x14)
    _put(out, 15, x15)


@compiled
def _put(out: Array, word: int, value: int) -> None:
    out[2 * word] = value & 0xFFFF
    out[2 * word + 1] = (value >> 16) & 0xFFFF


@compiled
def draw16(s: Record) -> int:
    """Return the next 16 random bits."""
    if s.left == 0:
        chacha_block(s.key, wide(s.block), ROUNDS, s.pool)
        s.block += 1
        s.left = 32
    s.left -= 1
    return wide(s.pool[31 - s.left])


@compiled
def below(s: Record, n: int) -> int:
    """Return a uniform number from 0 to n-1 (n at most 256), by Lemire's rejection method."""
    product = draw16(s) * n
    if (product & 0xFFFF) < n:
        product = _reject_unfair(s, n, product)
    return product >> 16


@compiled
def _reject_unfair(s: Record, n: int, product: int) -> int:
    """Draw again while the number would favour some.

    That is hardly ever so; apart from the rest it does not keep `below` from being inlined.
    """
    threshold = (0x10000 - n) % n
    while (product & 0xFFFF) < threshold:
        product = draw16(s) * n
    return product


@compiled
def forget_chance(s: Record) -> None:
    """Wipe the key and all that was made from it: whoever has them knows every card to come."""
    s.key[:] = 0
    s.pool[:] = 0
    s.block = 0
    s.left = 0


@kernel
def derive_key(master: Array, number: int, key: Array, luck: Array) -> None:
    """Make the key of game `number` of a series, and the seed of its random players' luck."""
    block = np.empty(32, np.uint16)
    chacha_block(master, number, 20, block)
    for i in range(8):
        key[i] = wide(block[2 * i]) | (wide(block[2 * i + 1]) << 16)
    luck[0] = 0
    for i in range(4):
        luck[0] |= np.uint64(block[16 + i]) << np.uint64(16 * i)
    luck[0] |= np.uint64(1)


@kernel
def quick_below(luck: Array, n: int) -> int:
    """Return a random number from 0 to n-1: xorshift64, for players' luck in simulations only."""
    x = luck[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    luck[0] = x
    return (wide(x >> np.uint64(33)) * n) >> 31
