"""Linear maps and lookups in tables."""


def linear(input, weight, bias):
    if weight.dim() != 2 or not input.dim():
        weight.t()
        unsupported()
    k = input.size(-1)
    if not k: unsupported()
    if bias is not None:
        assert weight.dtype == input.dtype or bias.dtype != weight.dtype, (
            RuntimeError,
            f'mat1 and mat2 must have the same dtype, but got {kind(input)} and {kind(weight)}',
            'DTYPES_DIFFER_REFUSED', 0, 1)
        if bias.dtype != input.dtype: unsupported()
    assert k == weight.size(1), (
        RuntimeError,
        f'{"mm" if bias is None else "addmm"}: mat1 and mat2 shapes cannot be multiplied '
        f'({input.numel() // k}x{k} and {weight.size(1)}x{weight.size(0)})', 'SIZES_REFUSED',
        input.dim() - 1, 0, k, 1, 1, weight.size(1))
    w = weight.t()
    if bias is None: return input @ w
    if bias.dim() > 1 or bias.dtype != input.dtype or weight.dtype != input.dtype: unsupported()
    if bias.numel() != w.size(1) and bias.numel() == 1 and input.dim() != 2: unsupported()
    if bias.numel() != w.size(1): bias = bias.expand(input.numel() // k, w.size(1))
    if bias.dtype.is_floating_point and bias.itemsize == 2:
        return named((input.float() @ w.float() + bias.float()).to(bias.dtype), 'AddmmBackward0'
            if input.dim() == 2 else 'UnsafeViewBackward0')
    product = input @ w
    return named(product + bias,
        'AddmmBackward0' if input.dim() == 2 else 'UnsafeViewBackward0')


def embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0,
              scale_grad_by_freq=False, sparse=False):
    if max_norm is not None or scale_grad_by_freq or sparse: unsupported()
    assert input.dtype in (torch.int64, torch.int32), (
        RuntimeError,
        "Expected tensor for argument #1 'indices' to have one of the following scalar types: "
        'Long, Int; but got '
        + ('CPUBoolType' if input.dtype == torch.bool else f'torch.{kind(input)}Tensor')
        + ' instead (while checking arguments for embedding)', 'INTEGERS_REFUSED', 0)
    if weight.dim() != 2 or not weight.size(0): unsupported()
    n = weight.size(0)
    for i in entries(input):
        assert 0 <= i < n, (
            IndexError, 'index out of range in self', 'ENTRY_REFUSED', 1, 0, n, n - 1, i)
    return weight[input.flatten()].view(*input.size(), -1)


def one_hot(input, num_classes):
    assert input.dtype == torch.int64, (
        RuntimeError, 'one_hot is only applicable to index tensor of type LongTensor.',
        'DTYPE_REFUSED', 0)
    classes = [0] if num_classes != -1 and not known(input) else flat(input.tolist())
    if not classes: unsupported()
    assert min(classes) >= 0, (
        RuntimeError, 'Class values must be non-negative.', 'LEAST_REFUSED', min(classes), 0)
    if num_classes == -1: num_classes = max(classes) + 1
    assert max(classes) < num_classes, (
        RuntimeError, 'Class values must be smaller than num_classes.', 'CLASS_REFUSED',
        num_classes, num_classes - 1, max(classes))
    return (input.unsqueeze(-1) == torch.arange(num_classes)).long()
