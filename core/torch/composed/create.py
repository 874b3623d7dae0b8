"""The old constructors, such as torch.FloatTensor(2, 3), and torch.normal()."""


def normal(mean, std=1, size=None, generator=None, out=None, dtype=None, device=None,
           requires_grad=False):
    if (out is not None or isinstance(mean, torch.Tensor) or isinstance(std, torch.Tensor)
            or not isinstance(size, (tuple, list, torch.Size))):
        unsupported()
    drawn = torch.empty(size, dtype=dtype) if dtype else torch.empty(size)
    assert std >= 0, (RuntimeError, f'normal expects std >= 0.0, but found std {std:g}')
    drawn = drawn.normal_(mean, std, generator=generator) if generator else drawn.normal_(mean, std)
    return drawn.requires_grad_() if requires_grad else drawn


def legacy_tensor(data, dtype=None):
    first = data[0] if len(data) == 1 else None
    if isinstance(first, torch.Tensor):
        if dtype and first.dtype != dtype: unsupported()
        return first.detach()
    dtype = dtype or torch.get_default_dtype()
    if isinstance(first, torch.Size): return torch.empty(first, dtype=dtype)
    if isinstance(first, (list, tuple, numpy.ndarray)): return torch.tensor(first, dtype=dtype)
    if len(data) == 1:
        assert not isinstance(first, float) and first is not None, (
            TypeError, f'new(): data must be a sequence (got {type(first).__name__})')
        assert not isinstance(first, str), (TypeError, "new(): invalid data type 'str'")
    for size in data:
        if not isinstance(size, int) or isinstance(size, bool): unsupported()
    return torch.empty(data or 0, dtype=dtype)


def Tensor(*data): return legacy_tensor(data)


def FloatTensor(*data): return legacy_tensor(data, torch.float32)


def DoubleTensor(*data): return legacy_tensor(data, torch.float64)


def LongTensor(*data): return legacy_tensor(data, torch.int64)


def IntTensor(*data): return legacy_tensor(data, torch.int32)


def ByteTensor(*data): return legacy_tensor(data, torch.uint8)


def BoolTensor(*data): return legacy_tensor(data, torch.bool)


def HalfTensor(*data): return legacy_tensor(data, torch.float16)


def BFloat16Tensor(*data): return legacy_tensor(data, torch.bfloat16)


def ShortTensor(*data): return legacy_tensor(data, torch.int16)


def CharTensor(*data): return legacy_tensor(data, torch.int8)
