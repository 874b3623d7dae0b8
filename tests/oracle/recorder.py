"""Runs one program in the real PyTorch and NumPy, statement by statement, as the interactive prompt would."""
import ast
import contextlib
import io
import json
import os
import platform
import re
import warnings

import numpy as np
import torch


def versions():
    return {"torch": torch.__version__, "numpy": np.__version__, "python": platform.python_version()}


def torch_memory(tensor):
    """(identity of the storage, first address, size in bytes)."""
    if hasattr(tensor, "untyped_storage"):
        storage = tensor.untyped_storage()
    else:
        storage = tensor.storage()._storage  # PyTorch 1.13
    return ("torch", storage._cdata), storage.data_ptr(), storage.nbytes()


def numpy_memory(array):
    """The same three facts of the object that owns an array's memory: an array, or the tensor behind `.numpy()`."""
    owner = array
    while True:
        # as_strided puts a small interface object, not an array, between a view and its source.
        base = getattr(owner, "base", None)
        if isinstance(base, torch.Tensor):
            return torch_memory(base)
        if base is None or not (isinstance(base, np.ndarray) or hasattr(base, "__array_interface__")):
            break
        owner = base
    kind = "item" if isinstance(getattr(owner, "base", None), np.nditer) else "numpy"
    return (kind, id(owner)), owner.__array_interface__["data"][0], owner.nbytes


def describe(value):
    """The facts of a tensor or array, with its memory; None for anything else."""
    if isinstance(value, torch.Tensor):
        facts = {"shape": list(value.shape), "stride": list(value.stride()), "offset": value.storage_offset(),
                 "dtype": str(value.dtype).replace("torch.", ""), "contiguous": value.is_contiguous()}
        return facts, torch_memory(value)
    if isinstance(value, np.ndarray):
        memory = numpy_memory(value)
        distance = value.__array_interface__["data"][0] - memory[1]
        facts = {"shape": list(value.shape), "stride": list(value.strides), "offset": distance // value.itemsize,
                 "dtype": str(value.dtype), "contiguous": bool(value.flags["C_CONTIGUOUS"])}
        return facts, memory
    return None


def number_storages(described):
    """Numbers memories from 0 in order of appearance. The two libraries each keep their own storage object over
    shared memory (`from_numpy`, `.numpy()`), so memories are also the same where their addresses overlap."""
    seen, tensors = [], {}
    arrays = [memory for _, memory in described.values() if memory[0][0] != "item"]
    for name, (facts, (identity, start, size)) in described.items():
        if identity[0] == "item":  # of an nditer, which does not say in which array it lies
            for other, other_start, other_size in arrays:
                if start < other_start + other_size and other_start < start + size:
                    distance = (start - other_start) // np.dtype(facts["dtype"]).itemsize
                    facts = {**facts, "offset": facts["offset"] + distance}
                    identity, start, size = other, other_start, other_size
                    break
        for number, (other, other_start, other_size) in enumerate(seen):
            if identity == other or (start < other_start + other_size and other_start < start + size):
                break
        else:
            number = len(seen)
            seen.append((identity, start, size))
        tensors[name] = {**facts, "storage": number}
    return tensors


def without_build(message):
    """Without what depends on the build: the place in the C++ source, and the backtrace with its addresses."""
    message = re.sub(r" \(Triggered internally at [^)]*\)", "", message)
    message = re.sub(r"^(cannot import name .*) \([^)]*\)$", r"\1", message)
    return re.sub(r"\n?Exception raised from .*", "", message, flags=re.DOTALL)


def run_statement(node, source, env):
    output, error = io.StringIO(), None
    with contextlib.redirect_stdout(output), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            exec(compile(ast.Interactive([node]), "<program>", "single"), env)
        except Exception as raised:
            error = {"type": type(raised).__name__, "message": without_build(str(raised))}
    line = min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", ()))])
    return {"line": line, "source": ast.get_source_segment(source, node), "output": output.getvalue(),
            "error": error, "warnings": [without_build(f"{w.category.__name__}: {w.message}") for w in caught]}


def run(source):
    """{"statements", "tensors"}: what every statement printed or raised, and every tensor named at the end."""
    env = {"__name__": "__main__"}
    statements = [run_statement(node, source, env) for node in ast.parse(source).body]
    named = {name: describe(value) for name, value in env.items() if not name.startswith("_")}
    return {"statements": statements,
            "tensors": number_storages({name: facts for name, facts in named.items() if facts})}


def run_fresh(source):
    """`run` in a forked child: a warning that PyTorch gives once a process is given once a program, the seed is as
    after import, and a crash of the library is an error of this program only."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        status = 1
        try:
            with os.fdopen(writer, "w", encoding="utf-8") as pipe:
                json.dump(run(source), pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise RuntimeError(f"the library ended with status {status} in this program:\n{source}")
    return json.loads(text)


# Forked children must not wait for threads that only the parent has.
torch.set_num_threads(1)
