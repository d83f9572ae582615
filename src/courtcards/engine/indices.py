"""How compiled code reads indices: they never count from the end.

In Python `cards[-1]` is the last card, so Numba looks at every index whether it is below zero. That
took an eighth of the time of most games, and kept loops from writing several moves at once. Here an
index that is computed is taken as it is; a constant such as the one of `cards[-1]` still counts from
the end. With `NUMBA_BOUNDSCHECK=1` an index below zero is an error (`make bounds`).
"""

from typing import Any

from numba import types
from numba.core import ir
from numba.core.compiler_machinery import FunctionPass, register_pass


@register_pass(mutates_CFG=False, analysis_only=False)
class PlainIndices(FunctionPass):  # type: ignore[misc]
    """Calls the computed indices of arrays unsigned, once types are known: Numba then trusts them."""

    _name = "courtcards_plain_indices"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change the types with which items of arrays are read and written."""
        for place in filter(_has_computed_index, list(state.calltypes)):
            signature = state.calltypes.pop(place)
            array, index, *value = signature.args
            if isinstance(array, types.Array):
                index = _unsigned(index, state.typemap[place.index.name])
                signature = signature.replace(args=(array, index, *value))
            state.calltypes[place] = signature
        return True


def _has_computed_index(place: Any) -> bool:
    return isinstance(place, ir.SetItem) or getattr(place, "op", "") == "getitem"


def _unsigned(index: Any, written: Any) -> Any:
    """Return the type of an index without its sign, part by part; `written` knows which are constant."""
    if isinstance(index, types.BaseTuple):
        return types.Tuple([_unsigned(*parts) for parts in zip(index, written, strict=True)])
    if isinstance(index, types.Integer) and not isinstance(written, types.Literal):
        return types.uintp
    return index
