"""Elements picked by index tensors."""


def argwhere(input):
    assert isinstance(input, torch.Tensor), (
        TypeError,
        f"argwhere(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    return input.nonzero()


def repeat_interleave(input, repeats, dim=None):
    assert repeats.dim() < 2, (RuntimeError, 'repeats must be 0-dim or 1-dim tensor')
    if dim is None: input, dim = input.flatten(), 0
    n, size = len(repeats), input.size(dim)
    assert n == size, (
        RuntimeError,
        f'repeats must have the same size as input along dim, but got repeats.size(0) = {n} and '
        f'input.size({dim}) = {size}', 'SIZES_REFUSED', dim % input.dim(), 0, size, 0, 1, n)
    if repeats.dtype == torch.bool or repeats.is_floating_point(): unsupported()
    repeats = repeats.tolist()
    for n in repeats:
        assert n >= 0, (RuntimeError, 'repeats can not be negative', 'LEAST_REFUSED', n, 0)
    return input.index_select(dim,
        torch.tensor([i for i in range(size) for _ in range(repeats[i])]).long())


def gather(input, dim, index, sparse_grad):
    dims = input.dim()
    if not dims or not index.dim() or not index.numel() and index.dtype != torch.int64:
        unsupported()
    n = input.size(dim)
    if dim < 0: dim += dims
    assert index.dtype in (torch.int64, torch.int32), (
        RuntimeError, 'gather(): Expected dtype int32/int64 for index', 'INTEGERS_REFUSED', 1)
    assert index.dim() == dims, (
        RuntimeError, 'Index tensor must have the same number of dimensions as input tensor',
        'SAME_DIMS_REFUSED', 1, 1, 0, 0)
    for i in range(dims):
        assert i == dim or index.size(i) <= input.size(i), (
            RuntimeError,
            f'Size does not match at dimension {i} expected index {list(index.size())} to be no '
            f'larger than self {list(input.size())} apart from dimension {dim}',
            'LARGER_REFUSED', i, 1, index.size(i), 0, input.size(i))
    for i in entries(index):
        assert 0 <= i < n, (
            RuntimeError, f'index {i} is out of bounds for dimension {dim} with size {n}',
            'ENTRY_REFUSED', 0, dim, n, n - 1, i)
    return input[tuple([index if i == dim
        else torch.arange(index.size(i)).view([-1 if k == i else 1 for k in range(dims)])
        for i in range(dims)])]


def take_along_dim(input, indices, dim):
    if indices.dtype != torch.int64 and dim is None: unsupported()
    if dim is None: return input.view(-1).gather(0, indices.view(-1))
    assert input.dim() == indices.dim(), (
        RuntimeError,
        'torch.take_along_dim(): input and indices should have the same number of dimensions, '
        f'but got {input.dim()} dimensions for input, and {indices.dim()} dimensions for indices',
        'SAME_DIMS_REFUSED', 0, 0, 1, 1)
    assert indices.dtype == torch.int64, (
        RuntimeError,
        f'torch.take_along_dim(): dtype of indices should be Long but got {kind(indices)}')
    dims = input.dim()
    if not -dims <= dim < dims: unsupported()
    for i in reversed(range(dims)):
        m, n = input.size(i), indices.size(i)
        assert i == dim % dims or m == n or 1 in (m, n), (
            RuntimeError,
            f'The size of tensor a ({m}) must match the size of tensor b ({n}) at non-singleton '
            f'dimension {i}', 'SIZES_REFUSED', i, 0, m, i, 1, n)
    for i in entries(indices):
        if not 0 <= i < input.size(dim): unsupported()
    def wide(a, b):
        return a.expand([a.size(i) if i == dim % dims else b.size(i)
            if a.size(i) == 1 else a.size(i) for i in range(dims)])
    return wide(input, indices).gather(dim, wide(indices, input))
