"""The network, compiled: from what a seat is told to the ratings of its moves and what it hopes for.

Each cell has `WIDTH` numbers. A layer renews them from the cell itself, the mean of its column, its
column in one's own row, the mean of its row, and the greatest of all; the heads read the last ones. All
weights are in one array, in the order of `layout`; `lab/train/model.py` is the same in PyTorch, and a test
compares the two.
"""

from typing import NamedTuple

import numpy as np

from courtcards.bots.learned.senses import Grid, Numbers
from courtcards.engine.compile import Array, compiled

# How many numbers a cell has, how many layers renew them, and how many the whole is summed up in.
WIDTH, LAYERS, SUMMARY = 32, 2, 64


class Block(NamedTuple):
    """A part of the weights: a matrix by inputs and outputs, or a row of biases."""

    name: str
    inputs: int
    outputs: int


def layout(told: Numbers, heads: Numbers) -> list[Block]:
    """Return the parts of a network's weights in their order.

    >>> [block.name for block in layout(Numbers(1, 1, 1, 1), Numbers(1, 1, 1, 1))][:4]
    ['in.cell', 'in.column', 'in.row', 'in.whole']
    """
    blocks = [
        Block("in.cell", told.cell, WIDTH),
        Block("in.column", told.column, WIDTH),
        Block("in.row", told.row, WIDTH),
        Block("in.whole", told.whole, WIDTH),
        Block("in.bias", 1, WIDTH),
    ]
    for layer in range(LAYERS):
        blocks += [
            Block(f"{layer}.{part}", WIDTH, WIDTH)
            for part in ("cell", "column", "own", "row", "all")
        ]
        blocks.append(Block(f"{layer}.bias", 1, WIDTH))
    return [
        *blocks,
        Block("out.cell", WIDTH, heads.cell),
        Block("out.column", 2 * WIDTH, heads.column),
        Block("out.row", 2 * WIDTH, heads.row),
        Block("sum", 3 * WIDTH, SUMMARY),
        Block("sum.bias", 1, SUMMARY),
        Block("out.whole", SUMMARY, heads.whole + 1),
        Block("out.bias", 1, heads.whole + 1),
    ]


def weight_count(told: Numbers, heads: Numbers) -> int:
    """Return how many weights a network has."""
    return sum(block.inputs * block.outputs for block in layout(told, heads))


def shape_of(told: Grid, heads: Grid) -> Array:
    """Return what compiled code needs to know of a network's shape."""
    a, b = told.counts, heads.counts
    return np.array(
        [
            told.rows,
            told.columns,
            a.cell,
            a.column,
            a.row,
            a.whole,
            b.cell,
            b.column,
            b.row,
            b.whole,
        ],
        np.int64,
    )


@compiled
def think(shape: Array, net: Array, x: Array, h: Array, out: Array) -> float:
    """Write the heads' answers for what is told in `x`, and return how much more to hope for.

    `h` is room to think: two layers of cells, and as much again for what is common to them.
    """
    rows, columns = shape[0], shape[1]
    cells = rows * columns
    pools = 2 * cells
    at = take_in(shape, net, x, h, pools)
    for layer in range(LAYERS):
        source = cells * (layer % 2)
        at = renew(net, at, h, source, cells - source, pools, rows, columns)
    last = cells * (LAYERS % 2)
    pool(h, last, pools, rows, columns)
    return answer(shape, net, at, h, last, pools, out)


@compiled
def spread(net: Array, at: int, x: Array, start: int, inputs: int, y: Array) -> int:
    """Add to `y` what some inputs give by the matrix at `at`, and return the place behind it."""
    width = len(y)
    for i in range(inputs):
        value = x[start + i]
        if value != 0.0:
            for j in range(width):
                y[j] += value * net[at + j]
        at += width
    return at


@compiled
def take_in(shape: Array, net: Array, x: Array, h: Array, pools: int) -> int:
    """Write the first numbers of all cells; return where the weights go on."""
    rows, columns, cell, column, row, whole = (
        shape[0],
        shape[1],
        shape[2],
        shape[3],
        shape[4],
        shape[5],
    )
    cells = rows * columns
    by_column = cell * WIDTH
    by_row = by_column + column * WIDTH
    by_whole = by_row + row * WIDTH
    bias = by_whole + whole * WIDTH
    end = bias + WIDTH
    common = h[pools + rows + columns]
    common[:] = net[bias:end]
    spread(net, by_whole, x, cells * cell + columns * column + rows * row, whole, common)
    for k in range(columns):
        h[pools + k, :] = 0.0
        spread(net, by_column, x, cells * cell + k * column, column, h[pools + k])
    for p in range(rows):
        mine = h[pools + columns + p]
        mine[:] = common
        spread(net, by_row, x, cells * cell + columns * column + p * row, row, mine)
        for k in range(columns):
            y = h[p * columns + k]
            other = h[pools + k]
            for j in range(WIDTH):
                y[j] = mine[j] + other[j]
            spread(net, 0, x, (p * columns + k) * cell, cell, y)
            for j in range(WIDTH):
                y[j] = max(y[j], np.float32(0.0))
    return end


@compiled
def pool(h: Array, source: int, pools: int, rows: int, columns: int) -> None:
    """Write what cells have in common: means of columns, means of rows, the greatest and the mean of all."""
    most, mean = h[pools + columns + rows], h[pools + columns + rows + 1]
    most[:] = h[source]
    mean[:] = 0.0
    h[pools : pools + columns + rows] = 0.0
    for p in range(rows):
        mine = h[pools + columns + p]
        for k in range(columns):
            y = h[source + p * columns + k]
            other = h[pools + k]
            for j in range(WIDTH):
                mine[j] += y[j]
                other[j] += y[j]
                most[j] = max(most[j], y[j])
    for p in range(rows):
        for j in range(WIDTH):
            h[pools + columns + p, j] /= np.float32(columns)
            mean[j] += h[pools + columns + p, j]
    for j in range(WIDTH):
        mean[j] /= np.float32(rows)
        for k in range(columns):
            h[pools + k, j] /= np.float32(rows)


@compiled
def renew(
    net: Array, at: int, h: Array, source: int, target: int, pools: int, rows: int, columns: int
) -> int:
    """Make the next layer of the cells from `source` on at `target`; return where the weights go on."""
    pool(h, source, pools, rows, columns)
    size = WIDTH * WIDTH
    bias = at + 5 * size
    scratch = pools + columns + rows + 2
    common = h[scratch]
    common[:] = net[bias : bias + WIDTH]
    spread(net, at + 4 * size, h[pools + columns + rows], 0, WIDTH, common)
    for k in range(columns):
        y = h[scratch + 1 + k]
        y[:] = common
        spread(net, at + size, h[pools + k], 0, WIDTH, y)
        spread(net, at + 2 * size, h[source + k], 0, WIDTH, y)
    mine = h[scratch + 1 + columns]
    for p in range(rows):
        mine[:] = 0.0
        spread(net, at + 3 * size, h[pools + columns + p], 0, WIDTH, mine)
        for k in range(columns):
            old = h[source + p * columns + k]
            y = h[target + p * columns + k]
            other = h[scratch + 1 + k]
            for j in range(WIDTH):
                y[j] = mine[j] + other[j]
            spread(net, at, old, 0, WIDTH, y)
            for j in range(WIDTH):
                y[j] = max(y[j], np.float32(0.0)) + old[j]
    return bias + WIDTH


@compiled
def answer(shape: Array, net: Array, at: int, h: Array, last: int, pools: int, out: Array) -> float:
    """Write what the heads say, in the order of their grid; return what the seat hopes for."""
    rows, columns = shape[0], shape[1]
    cell, column, row, whole = shape[6], shape[7], shape[8], shape[9]
    out[:] = 0.0
    place = 0
    for i in range(rows * columns):
        spread(net, at, h[last + i], 0, WIDTH, out[place : place + cell])
        place += cell
    at += WIDTH * cell
    for k in range(columns):
        y = out[place : place + column]
        spread(net, at, h[pools + k], 0, WIDTH, y)
        spread(net, at + WIDTH * column, h[last + k], 0, WIDTH, y)
        place += column
    at += 2 * WIDTH * column
    mean = h[pools + columns + rows + 1]
    for p in range(rows):
        y = out[place : place + row]
        spread(net, at, h[pools + columns + p], 0, WIDTH, y)
        spread(net, at + WIDTH * row, h[pools + columns], 0, WIDTH, y)
        place += row
    at += 2 * WIDTH * row
    summary = np.empty(SUMMARY, np.float32)
    bias = at + 3 * WIDTH * SUMMARY
    summary[:] = net[bias : bias + SUMMARY]
    spread(net, at, mean, 0, WIDTH, summary)
    spread(net, at + WIDTH * SUMMARY, h[pools + columns + rows], 0, WIDTH, summary)
    spread(net, at + 2 * WIDTH * SUMMARY, h[pools + columns], 0, WIDTH, summary)
    for j in range(SUMMARY):
        summary[j] = max(summary[j], np.float32(0.0))
    at = bias + SUMMARY
    y = np.empty(whole + 1, np.float32)
    y[:] = net[at + SUMMARY * (whole + 1) : at + (SUMMARY + 1) * (whole + 1)]
    spread(net, at, summary, 0, SUMMARY, y)
    out[place : place + whole] = y[:whole]
    return y[whole]
