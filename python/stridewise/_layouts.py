"""Live tensors and arrays as lines of a program that makes tensors with equal layouts. No data is copied.

Nothing here runs a program's own code: a tensor that is more than memory with shape and strides
(sparse, quantised, nested, a subclass with rules of its own) has no such line.
"""

import sys
from typing import Any, NamedTuple, Optional

Ints = tuple[int, ...]

# Bytes. Tensors may be of any size, because the core only lays them out.
MEMORY = 1 << 46
# Index tensors of at most this many elements are written with their values.
MOST_VALUES_READ = 64

# The dtypes that the core has.
DTYPES = (
    "bool uint8 uint16 uint32 uint64 int8 int16 int32 int64 float16 bfloat16 float32 float64"
).split()


class Layout(NamedTuple):
    """The layout of a live tensor in its storage.

    `stride` and `offset` count elements; `dtype` is the one that the core runs it with, `said` what
    the library calls its own; `values` are those of a small index on the CPU, as nested lists.
    """

    library: str  # "torch" or "numpy"
    shape: Ints
    stride: Ints
    offset: int
    dtype: str
    said: str
    itemsize: int
    values: Any
    device: str
    read_only: bool = False

    @property
    def numel(self) -> int:
        count = 1
        for size in self.shape:
            count *= size
        return count

    @property
    def may_index(self) -> bool:
        """Whether its dtype is one for indices or masks."""
        return self.dtype == "bool" or "int" in self.dtype

    @property
    def is_plain(self) -> bool:
        """Whether it is contiguous and begins at the start of its storage."""
        return self.offset == 0 and self.stride == side_by_side(self.shape)

    def described(self) -> str:
        """Shape, strides and offset as text, in the library's own notation and units."""
        in_bytes = self.library == "numpy"
        stride = tuple(s * self.itemsize for s in self.stride) if in_bytes else self.stride
        words = [f"shape {shape_text(self.shape)}", f"strides {shape_text(stride)}"]
        if in_bytes:
            words[1] += " bytes"
        words.append(f"offset {self.offset}")
        words.append(self.said)
        return ", ".join(words) + (f", on {self.device}" if self.device != "cpu" else "")

    def maker(self, torch: str, np: str, stand_in: Optional[int] = None) -> str:
        """An expression that makes a tensor with this layout; `torch` and `np` name the libraries.

        `stand_in`: the value that each element gets, where an index is too large to be read.
        """
        shape = shape_text(self.shape)
        if self.library == "torch":
            usual = "float32"
            dtype = "" if self.dtype == usual else f", dtype={torch}.{self.dtype}"
            if self.values is not None:
                return f"{torch}.tensor({self.values!r}{dtype})"
            if stand_in is not None and self.dtype == "bool":
                return f"({torch}.arange({self.numel}) < {stand_in}).view({shape})"
            if stand_in is not None:
                return f"{torch}.full({shape}, {stand_in}{dtype})"
            if self.is_plain:
                return f"{torch}.empty({shape}{dtype})"
            made = f"{torch}.empty({self._reach()}{dtype})"
            return f"{made}.as_strided({shape}, {shape_text(self.stride)}, {self.offset})"
        dtype = "" if self.dtype == "float64" else f", dtype={np}.{self.dtype}"
        if self.dtype == "bool":
            dtype = ", dtype=bool"
        if self.values is not None:
            return f"{np}.array({self.values!r}{dtype})"
        if stand_in is not None and self.dtype == "bool":
            return f"({np}.arange({self.numel}) < {stand_in}).reshape({shape})"
        if stand_in is not None:
            return f"{np}.full({shape}, {stand_in}{dtype})"
        if self.is_plain:
            return f"{np}.empty({shape}{dtype})"
        stride = shape_text(tuple(s * self.itemsize for s in self.stride))
        start = f"[{self.offset}:]" if self.offset else ""
        made = f"{np}.empty({self._reach()}{dtype}){start}"
        writeable = ", writeable=False" if self.read_only else ""
        return f"{np}.lib.stride_tricks.as_strided({made}, {shape}, {stride}{writeable})"

    def _reach(self) -> int:
        """The size of a storage that holds all of it, in elements."""
        if self.numel == 0:
            return self.offset
        ahead = (max(0, (n - 1) * s) for n, s in zip(self.shape, self.stride))
        return self.offset + 1 + sum(ahead)


def side_by_side(shape: Ints) -> Ints:
    """The strides of a contiguous tensor, in elements."""
    out: list[int] = []
    step = 1
    for size in reversed(shape):
        out.append(step)
        step *= max(size, 1)
    return tuple(reversed(out))


def shape_text(sizes: Ints) -> str:
    """A tuple of sizes as Python writes it: (3,) for one size."""
    return f"({sizes[0]},)" if len(sizes) == 1 else f"({', '.join(map(str, sizes))})"


def layout_of(value: object) -> Optional[Layout]:
    """The layout of a live tensor or array; None for other objects, and for layouts unknown to the core.

    Never raises.
    """
    try:
        return _torch_layout(value) or _numpy_layout(value)
    except Exception:
        return None


# -- PyTorch --------------------------------------------------------------------------------------


def _is_plain_tensor_type(torch: Any, kind: type) -> bool:
    """Whether a tensor's attributes can be trusted: it is no subclass that overrides them."""
    if kind is torch.Tensor or kind is torch.nn.Parameter:
        return True
    if kind.__module__.startswith("torch.") and kind.__name__ in ("FakeTensor", "Buffer"):
        return True
    own = (k for k in kind.__mro__ if k.__module__.partition(".")[0] != "torch" and k is not object)
    return issubclass(kind, torch.Tensor) and not any(r in vars(k) for k in own for r in _RULES)


# Attributes that a subclass of Tensor must not override: those used below, and the hooks before them.
_RULES = (
    "__torch_function__ __torch_dispatch__ __getattribute__ shape size stride dtype device layout"
    " is_quantized is_nested storage_offset element_size untyped_storage"
).split()


def _torch_layout(value: Any) -> Optional[Layout]:
    torch = sys.modules.get("torch")
    kind = type(value)
    if torch is None or not hasattr(torch, "Tensor") or not issubclass(kind, torch.Tensor):
        return None
    if not _is_plain_tensor_type(torch, kind):
        return None
    if value.layout != torch.strided or value.is_quantized or getattr(value, "is_nested", False):
        return None
    said = str(value.dtype).partition(".")[2]
    shape, stride = tuple(map(int, value.shape)), tuple(map(int, value.stride()))
    offset = int(value.storage_offset())
    device = str(value.device)
    dtype = said if said in DTYPES else "float32"
    size = int(value.element_size())
    layout = Layout("torch", shape, stride, offset, dtype, said, size, None, device)
    readable = device == "cpu" and kind is torch.Tensor and _may_index(layout)
    if readable and value.untyped_storage().nbytes() >= (offset + layout.numel) * size:
        layout = layout._replace(values=value.tolist())
    return layout


def _may_index(layout: Layout) -> bool:
    return layout.may_index and layout.is_plain and 0 < layout.numel <= MOST_VALUES_READ


# -- NumPy ----------------------------------------------------------------------------------------


def _numpy_layout(value: Any) -> Optional[Layout]:
    np = sys.modules.get("numpy")
    if np is None or not hasattr(np, "ndarray") or type(value) not in (np.ndarray, np.memmap):
        return None
    dtype, itemsize = value.dtype, value.dtype.itemsize
    run = dtype.newbyteorder("=").name
    if run not in DTYPES or any(step % itemsize for step in value.strides):
        return None
    start = _offset_in_base(np, value)
    if start % itemsize:
        return None
    stride = tuple(step // itemsize for step in value.strides)
    said, shape = str(dtype), tuple(value.shape)
    layout = Layout("numpy", shape, stride, start // itemsize, run, said, itemsize, None, "cpu")
    if not value.flags.writeable:
        layout = layout._replace(read_only=True)
    elif _may_index(layout):
        layout = layout._replace(values=value.tolist())
    return layout


def _offset_in_base(np: Any, array: Any) -> int:
    """Bytes from the start of the array that owns the memory."""
    base = array
    while type(base.base) in (np.ndarray, np.memmap):
        base = base.base
    start = int(array.__array_interface__["data"][0] - base.__array_interface__["data"][0])
    lowest = sum((n - 1) * s for n, s in zip(array.shape, array.strides) if s < 0)
    return start if start + lowest >= 0 else -lowest
