"""What a dtype can hold, and its name in C++."""


class finfo:
    def __init__(self, type=None):
        if type is None: type = torch.get_default_dtype()
        if not isinstance(type, torch.dtype): unsupported()
        assert type.is_floating_point, (
            TypeError,
            "torch.finfo() requires a floating point input type. Use torch.iinfo to handle "
            "'torch.finfo'")
        self.dtype = str(type)[6:]
        digits, lowest, highest, precision = ({'float16': (10, -14, 16, 3),
            'bfloat16': (7, -126, 128, 2), 'float32': (23, -126, 128, 6),
            'float64': (52, -1022, 1024, 15)}[self.dtype])
        self.bits = type.itemsize * 8
        self.eps = 2.0 ** -digits
        self.max = (2 - self.eps) * 2.0 ** (highest - 1)
        self.min = -self.max
        self.tiny = self.smallest_normal = 2.0 ** lowest
        self.resolution = 10.0 ** -precision

    def __repr__(self):
        return (f'finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, '
            f'eps={self.eps:g}, smallest_normal={self.tiny:g}, tiny={self.tiny:g}, '
            f'dtype={self.dtype})')


class iinfo:
    def __init__(self, type):
        if not isinstance(type, torch.dtype) or type == torch.uint64: unsupported()
        assert not type.is_floating_point, (
            TypeError,
            "torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'")
        assert type != torch.bool, (TypeError, 'torch.bool is not supported by torch.iinfo')
        self.dtype = str(type)[6:]
        self.bits = type.itemsize * 8
        signed = self.dtype[0] == 'i'
        self.max = 2 ** (self.bits - 1) - 1 if self.bits < 64 else 9223372036854775807
        self.min = -self.max - 1 if signed else 0
        if not signed: self.max = 2 ** self.bits - 1

    def __repr__(self):
        return f'iinfo(min={float(self.min):g}, max={float(self.max):g}, dtype={self.dtype})'


# A dtype as PyTorch's C++ names it.
def cpp(t):
    known = {'Float': 'float', 'Double': 'double', 'Half': 'c10::Half',
        'BFloat16': 'c10::BFloat16', 'Long': 'long int', 'Int': 'int', 'Byte': 'unsigned char',
        'Bool': 'bool'}
    if kind(t) not in known: unsupported()
    return known[kind(t)]
