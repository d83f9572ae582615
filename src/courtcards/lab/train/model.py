"""The network of `bots.learned.net` in PyTorch, which can learn; a test compares the two."""

import math
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from courtcards.bots.learned.brain import grids
from courtcards.bots.learned.net import LAYERS, layout
from courtcards.bots.learned.senses import Senses
from courtcards.engine.compile import Array
from courtcards.lab.train.plan import senses_of
from courtcards.play.game import Game


class GridShape(NamedTuple):
    """A kind of table: rows and columns of its grid, and which answers rate which move, as a matrix."""

    rows: int
    columns: int
    meant: Tensor


# By the game's name, its players and its columns, on which alone they depend.
_SHAPES: dict[tuple[str, int, int], GridShape] = {}


def shape_of(table: Game) -> GridShape:
    """Return the shape of a table."""
    senses = senses_of(table.name)
    told, heads = grids(senses, table)
    key = (table.name, told.rows, told.columns)
    if key not in _SHAPES:
        meant = torch.zeros(heads.size + 1, table.move_count)
        for move, places in enumerate(senses.meant(table, heads)):
            for place in places:
                meant[int(place), move] += 1
        _SHAPES[key] = GridShape(told.rows, told.columns, meant[:-1])
    return _SHAPES[key]


class Model(nn.Module):
    """One network for every number of players and columns of a game."""

    def __init__(self, senses: Senses) -> None:
        super().__init__()
        self.told, self.heads = senses.told, senses.heads
        self.blocks = layout(self.told, self.heads)
        self.parts = nn.ParameterDict(
            {
                block.name.replace(".", "_"): nn.Parameter(
                    _first(block.name, block.inputs, block.outputs)
                )
                for block in self.blocks
            }
        )

    def part(self, name: str) -> Tensor:
        """Return a part of the weights."""
        return self.parts[name.replace(".", "_")]

    def forward(self, x: Tensor, shape: GridShape) -> tuple[Tensor, Tensor]:
        """Return the ratings of all moves, and what the seats hope for."""
        h = self._take_in(x, shape.rows, shape.columns)
        for layer in range(LAYERS):
            h = self._renew(h, layer)
        own, of_columns, of_rows, most = _pool(h)
        cells = h @ self.part("out.cell")
        by_column = torch.cat([of_columns, own], -1) @ self.part("out.column")
        first_row = of_rows[:, :1].expand_as(of_rows)
        by_row = torch.cat([of_rows, first_row], -1) @ self.part("out.row")
        whole = torch.cat([of_rows.mean(1), most, of_rows[:, 0]], -1)
        summary = torch.relu(whole @ self.part("sum") + self.part("sum.bias"))
        last = summary @ self.part("out.whole") + self.part("out.bias")
        pieces = [cells.flatten(1), by_column.flatten(1), by_row.flatten(1), last[:, :-1]]
        return torch.cat(pieces, 1) @ shape.meant, last[:, -1]

    def _take_in(self, x: Tensor, rows: int, columns: int) -> Tensor:
        told = self.told
        sizes = [rows * columns * told.cell, columns * told.column, rows * told.row, told.whole]
        cell, column, row, whole = torch.split(x, sizes, 1)
        return torch.relu(
            cell.view(-1, rows, columns, told.cell) @ self.part("in.cell")
            + (column.view(-1, 1, columns, told.column) @ self.part("in.column"))
            + (row.view(-1, rows, 1, told.row) @ self.part("in.row"))
            + (whole @ self.part("in.whole") + self.part("in.bias"))[:, None, None]
        )

    def _renew(self, h: Tensor, layer: int) -> Tensor:
        own, of_columns, of_rows, most = _pool(h)
        by_column = of_columns @ self.part(f"{layer}.column") + own @ self.part(f"{layer}.own")
        by_row = of_rows @ self.part(f"{layer}.row")
        common = most @ self.part(f"{layer}.all") + self.part(f"{layer}.bias")
        new = h @ self.part(f"{layer}.cell") + by_column[:, None] + by_row[:, :, None]
        return torch.relu(new + common[:, None, None]) + h

    def weights(self) -> Array:
        """Return all weights in one row, as compiled code has them."""
        with torch.no_grad():
            return np.concatenate([self.part(block.name).numpy().ravel() for block in self.blocks])

    def load(self, weights: Array) -> None:
        """Take over weights."""
        at = 0
        with torch.no_grad():
            for block in self.blocks:
                size = block.inputs * block.outputs
                part = torch.from_numpy(np.array(weights[at : at + size], np.float32))
                self.part(block.name).copy_(part.view(block.inputs, block.outputs))
                at += size


def _pool(h: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Return one's own row, the means of columns and of rows, and the greatest of all."""
    return h[:, 0], h.mean(1), h.mean(2), h.amax((1, 2))


def _first(name: str, inputs: int, outputs: int) -> Tensor:
    """Return the weights that learning begins with."""
    if name.endswith("bias"):
        return torch.zeros(inputs, outputs)
    # Several parts are added up in each layer; the heads begin with hardly an opinion.
    scale = 0.01 if name.startswith("out") else math.sqrt(0.6 / max(inputs, 1))
    return torch.randn(inputs, outputs) * scale
