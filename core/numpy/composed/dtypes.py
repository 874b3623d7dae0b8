"""What a dtype can hold."""


class finfo:
    def __init__(self, dtype):
        self.dtype = numpy.dtype(dtype)
        kind = self.dtype.type
        assert self.dtype.kind == 'f', (ValueError, f'data type {kind!r} not inexact')
        self.bits = self.dtype.itemsize * 8
        self.nmant, self.nexp, self.precision = ({16: (10, 5, 3), 32: (23, 8, 6),
            64: (52, 11, 15)}[self.bits])
        self.maxexp = 2 ** (self.nexp - 1)
        self.minexp = 2 - self.maxexp
        eps, tiny = 2.0 ** -self.nmant, 2.0 ** self.minexp
        self.eps, self.epsneg = kind(eps), kind(eps / 2)
        self.max = kind((2 - eps) * 2.0 ** (self.maxexp - 1))
        self.min = -self.max
        self.tiny = self.smallest_normal = kind(tiny)
        self.smallest_subnormal = kind(tiny * eps)
        self.resolution = kind(10.0 ** -self.precision)

    def __repr__(self):
        if self.bits == 16: unsupported()
        return (
            f'finfo(resolution={str(self.resolution)}, min={str(self.min)}, max={str(self.max)}, '
            f'dtype={self.dtype})')

    def __str__(self): unsupported()


class iinfo:
    def __init__(self, int_type):
        self.dtype = numpy.dtype(int if type(int_type) == int else int_type)
        self.kind, self.bits = self.dtype.kind, self.dtype.itemsize * 8
        assert self.kind in 'iu', (ValueError, f'Invalid integer data type {self.kind!r}.')
        signed = self.kind == 'i'
        if self.bits == 64 and not signed: unsupported()
        self.max = 9223372036854775807 if self.bits == 64 else 2 ** (self.bits - signed) - 1
        self.min = -self.max - 1 if signed else 0

    def __repr__(self): return f'iinfo(min={self.min}, max={self.max}, dtype={self.dtype})'
    def __str__(self): unsupported()


def isscalar(element):
    return (isinstance(element, (int, float, str)) or hasattr(element, 'dtype')
        and not isinstance(element, (numpy.ndarray, torch.Tensor)))
