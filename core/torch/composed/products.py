"""Products that are added to a tensor, and the Kronecker product."""


def kron(input, other):
    if input.dim() != 2 or other.dim() != 2: unsupported()
    blocks = input[:, None, :, None] * other[None, :, None, :]
    return blocks.reshape(input.size(0) * other.size(0), input.size(1) * other.size(1))


# beta * input + alpha * product.
def add_product(input, product, beta, alpha):
    if input.dtype != product.dtype: unsupported()
    if input.size() != product.size(): input = input.expand(product.size())
    if beta == 1 and alpha == 1: return input + product
    if not alpha: return beta * input if beta else input * 0 + 0
    return beta * input + alpha * product if beta else alpha * product


def addmm(input, mat1, mat2, beta, alpha):
    if mat1.dim() != 2 or mat2.dim() != 2: unsupported()
    for a, b, name in ((input, mat2, 'self'), (mat1, mat2, 'mat1')):
        assert a.dtype == b.dtype, (
            RuntimeError,
            f'{name} and mat2 must have the same dtype, but got {kind(a)} and {kind(b)}')
    assert mat1.size(1) == mat2.size(0), (
        RuntimeError,
        f'addmm: mat1 and mat2 shapes cannot be multiplied ({mat1.size(0)}x{mat1.size(1)} and '
        f'{mat2.size(0)}x{mat2.size(1)})', 'SIZES_REFUSED', 1, 1, mat1.size(1), 0, 2, mat2.size(0))
    return add_product(input, mat1.mm(mat2), beta, alpha)


def addmv(input, mat, vec, beta, alpha):
    if (not input.dtype == mat.dtype == vec.dtype or mat.dim() != 2 or not mat.numel()
            or input.numel() not in (1, len(mat)) or list(vec.size()) != [mat.size(1)]
            or input.dim() != 1):
        unsupported()
    return add_product(input, mat.mv(vec), beta, alpha)


def baddbmm(input, batch1, batch2, beta, alpha):
    sizes = (batch1.size(0), batch1.size(1), batch2.size(2))
    if input.dim() > 3 or any(n not in (1, m) for n, m in zip(input.size()[::-1], sizes[::-1])):
        input.expand(sizes)
    assert batch1.dim() == 3, (RuntimeError, 'batch1 must be a 3D tensor')
    if not input.dtype == batch1.dtype == batch2.dtype: unsupported()
    return add_product(input, batch1.bmm(batch2), beta, alpha)


def addbmm(input, batch1, batch2, beta, alpha):
    if batch1.dim() == batch2.dim() == 3:
        assert len(batch1) == len(batch2), (
            RuntimeError,
            f'batch1 and batch2 must have same number of batches, got {len(batch1)} and '
            f'{len(batch2)}')
    if (not input.dtype == batch1.dtype == batch2.dtype or batch1.dim() != 3 or batch2.dim() != 3
            or batch1.size(2) != batch2.size(1)):
        unsupported()
    return add_product(input, batch1.bmm(batch2).sum(0), beta, alpha)


def addr(input, vec1, vec2, beta, alpha):
    if vec1.dim() != 1 or vec2.dim() != 1 or not input.dtype == vec1.dtype == vec2.dtype:
        unsupported()
    return add_product(input, vec1.outer(vec2), beta, alpha)


# Raises the error of broadcasting, if there is one.
def meet(*tensors):
    met = []
    for t in tensors:
        a, b = met, list(t.size())
        dims = max(len(a), len(b))
        a, b = [1] * (dims - len(a)) + a, [1] * (dims - len(b)) + b
        for d in reversed(range(dims)):
            assert a[d] == b[d] or 1 in (a[d], b[d]), (
                RuntimeError,
                f'The size of tensor a ({a[d]}) must match the size of tensor b ({b[d]}) at '
                f'non-singleton dimension {d}')
        met = [n if m == 1 else m for m, n in zip(a, b)]


def frac(input):
    assert input.is_floating_point(), (
        NotImplementedError, f'"frac_cpu" not implemented for \'{kind(input)}\'')
    return input - input.trunc()


def addcmul(input, tensor1, tensor2, value):
    meet(input, tensor1, tensor2)
    if tensor1.dtype != input.dtype or tensor2.dtype != input.dtype: unsupported()
    if value != 1: tensor1 = value * tensor1
    if input.dtype == torch.float32:
        return (input.double() + tensor1.double() * tensor2.double()).float()
    return input + tensor1 * tensor2


def addcdiv(input, tensor1, tensor2, value):
    meet(input, tensor1, tensor2)
    if tensor1.dtype != input.dtype or tensor2.dtype != input.dtype: unsupported()
    if not input.is_floating_point(): unsupported()
    if value != 1: tensor1 = value * tensor1
    return input + tensor1 / tensor2
