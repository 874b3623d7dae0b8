"""Writing at the places that an index tensor names."""


# Whether two tensors without gaps in memory have an element in common.
def shares_memory(a, b):
    if not (a.is_contiguous() and b.is_contiguous()): return False
    if a.untyped_storage().data_ptr() != b.untyped_storage().data_ptr(): return False
    m, n = a.storage_offset(), b.storage_offset()
    return m < n + b.numel() and n < m + a.numel()


# The index that reads or writes along `dim`, as a tuple for [].
def scatter_places(self, dim, index, src, name):
    dims = self.dim()
    if not dims or not index.dim() or not index.numel() and index.dtype != torch.int64:
        unsupported()
    n = self.size(dim)
    if dim < 0: dim += dims
    assert index.dtype in (torch.int64, torch.int32), (
        RuntimeError, f'{name}(): Expected dtype int32/int64 for index', 'INTEGERS_REFUSED', 1)
    assert src is None or src.dtype == self.dtype, (
        RuntimeError, f'{name}(): Expected self.dtype to be equal to src.dtype',
        'DTYPES_DIFFER_REFUSED', 0, 2)
    assert index.dim() == dims, (
        RuntimeError, 'Index tensor must have the same number of dimensions as self tensor',
        'SAME_DIMS_REFUSED', 1, 1, 0, 0)
    reason = None
    for i in range(dims):
        if i != dim and index.size(i) > self.size(i):
            reason = ('LARGER_REFUSED', i, 1, index.size(i), 0, self.size(i))
    if src is not None:
        for i in range(0 if reason else dims):
            n_ = src.size(i) if src.dim() else 1
            if index.size(i) > n_:
                reason = ('LARGER_REFUSED', i, 1, index.size(i), 2, n_)
                break
        assert src.dim() == dims, (
            RuntimeError, 'Index tensor must have the same number of dimensions as src tensor',
            'SAME_DIMS_REFUSED', 1, 1, 2, 2)
    assert not reason, (RuntimeError,
        f'Expected index {list(index.size())} to be no larger than self {list(self.size())} apart '
        f'from dimension {dim}' + ('' if src is None
        else f' and to be no larger size than src {list(src.size())}')) + (reason or ())
    if shares_memory(self, index) or src is not None and shares_memory(self, src): unsupported()
    for i in entries(index):
        assert 0 <= i < n, (
            RuntimeError, f'index {i} is out of bounds for dimension {dim} with size {n}',
            'ENTRY_REFUSED', 0, dim, n, n - 1, i)
    return tuple([index if i == dim
        else torch.arange(index.size(i)).view([-1 if k == i else 1 for k in range(dims)])
        for i in range(dims)])


def scatter(self, dim, index, src):
    return self.clone().scatter_(dim, index, src)


def scatter_(self, dim, index, src):
    number = not isinstance(src, torch.Tensor)
    places = scatter_places(self, dim, index, None if number else src, 'scatter')
    self[places] = src if number else src[tuple([slice(n) for n in index.size()])]
    return self


def scatter_add(self, dim, index, src):
    return self.clone().scatter_add_(dim, index, src)


def scatter_add_(self, dim, index, src):
    number = not isinstance(src, torch.Tensor)
    if not number and src.dim() != self.dim(): unsupported()
    places = scatter_places(self, dim, index, None if number else src, 'scatter')
    for k in range(index.size(dim)):
        part = tuple([p.narrow(dim, k, 1) if p.size(dim) > 1 else p for p in places])
        self[part] = self[part] + src[tuple([slice(n) for n in index.size()])].narrow(dim, k, 1)
    return self


def index_fill(self, dim, index, value):
    return self.clone().index_fill_(dim, index, value)


def index_fill_(self, dim, index, value):
    if not self.dim() or index.dim() != 1 or index.dtype != torch.int64: unsupported()
    n = self.size(dim)
    if isinstance(value, torch.Tensor): unsupported()
    for i in entries(index):
        if not 0 <= i < n: unsupported()
    place = tuple([slice(None)] * (dim % self.dim()) + [index])
    self[place] = value
    return self


def index_copy(self, dim, index, source):
    return self.clone().index_copy_(dim, index, source)


def index_copy_(self, dim, index, source):
    if not self.dim() or index.dim() != 1 or index.dtype != torch.int64: unsupported()
    n = self.size(dim)
    if (source.dim() != self.dim() or source.dtype != self.dtype
            or source.size(dim) != index.numel()
            or [k for d, k in enumerate(source.size()) if d != dim % self.dim()]
            != [k for d, k in enumerate(self.size()) if d != dim % self.dim()]):
        unsupported()
    for i in entries(index):
        if not 0 <= i < n: unsupported()
    place = tuple([slice(None)] * (dim % self.dim()) + [index])
    self[place] = source
    return self


def index_add(self, dim, index, source, alpha):
    return self.clone().index_add_(dim, index, source, alpha=alpha)


def index_add_(self, dim, index, source, alpha):
    if not self.dim() or index.dim() != 1 or index.dtype != torch.int64: unsupported()
    n = self.size(dim)
    if (source.dim() != self.dim() or source.dtype != self.dtype
            or source.size(dim) != index.numel()
            or [k for d, k in enumerate(source.size()) if d != dim % self.dim()]
            != [k for d, k in enumerate(self.size()) if d != dim % self.dim()]):
        unsupported()
    for i in entries(index):
        if not 0 <= i < n: unsupported()
    if shares_memory(self, source): unsupported()
    alpha = alpha * 1 if self.is_floating_point() else int(alpha)
    if not known(index): return self.add_(0)
    for k, i in enumerate(index.tolist()):
        self.select(dim, i).add_(source.select(dim, k), alpha=alpha)
    return self
