"""How machine code is put together: functions are parts, and only kernels are whole.

Numba on its own optimises every function with all it calls, makes machine code of it, and does the
same again in each of its callers. Here a function is translated once and left as it is; a kernel
links all the parts it needs, and only that whole is optimised and becomes machine code. That takes a
third of the time, and the optimiser, who sees that nobody else calls a part, does better.
"""

from typing import Any

import llvmlite.binding as llvm
from numba.core import codegen, compiler, typed_passes
from numba.core.compiler_machinery import register_pass

from courtcards.engine.indices import PlainIndices

# A function that was inlined and simplified can often be inlined again: two rounds make searches half
# as fast again as one. The first need not be thorough.
ROUNDS = (2, 3)


class _Linking(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that calls others, which need not be finished for that."""

    _linking_libraries: list[Any]

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)


class PartLibrary(_Linking):
    """The code of one function, to be linked into kernels."""

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take in code as it is."""
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        """Be done: nothing is optimised here."""
        self._finalized = True


class WholeLibrary(_Linking):
    """The code of a kernel with everything it calls.

    It is kept as machine code alone. Numba would also keep what that was made of, for whoever is compiled
    with it; nobody is compiled with a kernel, and to read it takes longer than everything else.
    """

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        self._entries: set[str] = set()

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take in the kernel's own code."""
        self._entries |= {one.name for one in ll_module.functions if not one.is_declaration}
        super().add_llvm_module(ll_module)

    def finalize(self) -> None:
        """Link in everything that is called, directly or not, and make machine code."""
        found = dict.fromkeys(self._linking_libraries)
        waiting = list(found)
        while waiting:
            called = waiting.pop()
            if isinstance(called, PartLibrary):
                new = [one for one in called._linking_libraries if one not in found]
                found.update(dict.fromkeys(new))
                waiting.extend(dict.fromkeys(new))
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        # What nobody else can call may be changed at will: arguments go, single calls are inlined.
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._entries:
                function.linkage = "internal"
        for level in ROUNDS:
            self._optimize(level)

    def serialize_using_object_code(self) -> Any:
        """Return what is kept: a name, machine code, and what others may find in it."""
        module = self._final_module
        named = [one for group in (module.functions, module.global_variables) for one in group]
        found = {
            one.name
            for one in named
            if not one.is_declaration and one.linkage != llvm.Linkage.internal
        }
        return self.name, self._get_compiled_object(), found

    @classmethod
    def load(cls, owner: Any, name: str, code: bytes, found: set[str]) -> "WholeLibrary":
        """Return a library of machine code that was kept."""
        library = cls(owner, name)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        owner._engine._defined_symbols |= found
        return library

    def _optimize(self, level: int) -> None:
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization = True
        builder = llvm.create_pass_builder(self._codegen._tm, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(self._final_module, builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Translates a function into a part."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Translate."""
        state.flags.no_compile = True
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        lowered = state["cr"]
        # Callers find the part by its entry point, which nobody ever enters.
        entry = object()
        state.targetctx.insert_user_function(entry, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=entry)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class WholeLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Translates a kernel."""

    _name = "whole_lowering"

    def run_pass(self, state: Any) -> bool:
        """Translate."""
        state.library = WholeLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


def load_kernel(context: Any, kept: Any) -> Any:
    """Return what compiling a kernel came to, of what `CompileResult._reduce` tells of it."""
    library, descriptor, environment, signature, is_slow, lifted, _, beginnings, others = kept
    for begin in beginnings or ():
        begin()
    library = WholeLibrary.load(context.codegen(), *library)
    entry = context.get_executable(library, descriptor, environment)
    for one in others:
        library.codegen.set_env(one.env_name, one)
    return compiler.compile_result(
        target_context=context,
        typing_context=context.typing_context,
        library=library,
        environment=environment,
        entry_point=entry,
        fndesc=descriptor,
        signature=signature,
        objectmode=is_slow,
        lifted=lifted,
        reload_init=beginnings,
        referenced_envs=others,
    )


class _Compiler(compiler.CompilerBase):  # type: ignore[misc]
    """Numba's own passes, except for how they treat indices and what they produce in the end."""

    lowering: Any

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.lowering if one is typed_passes.NativeLowering else one, name)
            for one, name in passes.passes
        ]
        passes.add_pass_after(PlainIndices, typed_passes.NopythonTypeInference)
        passes.finalize()
        return [passes]


class PartCompiler(_Compiler):
    """Compiles functions that are called by kernels."""

    lowering = PartLowering


class WholeCompiler(_Compiler):
    """Compiles functions that are called by Python."""

    lowering = WholeLowering
