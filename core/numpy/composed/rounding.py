"""Rounding to decimals, and numbers in base 2."""


def round(a, decimals=0):
    a = numpy.asarray(a)
    if abs(decimals) > 15 or a.dtype.kind == 'b': unsupported()
    tens = 10. ** abs(decimals)
    if decimals > 0: return numpy.rint(a * tens) / tens
    near = numpy.rint(a / tens) * tens
    return near if a.dtype.kind == 'f' else near.astype(a.dtype)


def around(a, decimals=0): return numpy.round(a, decimals)


def binary_repr(num, width=None):
    bits = f'{abs(num):b}'
    if num < 0:
        if width is None: return '-' + bits
        if 2 ** (len(bits) - 1) != -num: bits = '0' + bits
        bits = f'{2 ** len(bits) + num:b}'
    wide = max(len(bits), width or 0)
    assert width is None or wide == width, (
        ValueError, f'Insufficient bit width={width} provided for binwidth={wide}')
    return ('1' if num < 0 else '0') * (wide - len(bits)) + bits
