"""Windows over images: pooling, padding, resizing."""


# The reason for a number of dims: the batch dim may be missing, so there are two that fit.
def needs_dims(dims, most):
    if dims < most: return 'FEW_DIMS_REFUSED', 0, 0, most - 1
    return 'WANTED_DIMS_REFUSED', 0, 0, dims, most


# (h, w) of a number or a pair.
def pair(n): return (n, n) if isinstance(n, int) else tuple(n)


# All windows of the last two dims: (..., rows, columns, h, w).
def slide(x, kernel, stride, padding, fill):
    (h, w), (r, c), (p, q) = pair(kernel), pair(stride), pair(padding)
    if (min(h, w, r, c) < 1 or min(p, q) < 0 or x.size(-2) + 2 * p < h or x.size(-1) + 2 * q < w
            or not x.numel()):
        unsupported()
    if p or q: x = torch.nn.functional.pad(x, (q, q, p, p), value=fill)
    return x.unfold(-2, h, r).unfold(-2, w, c)


def pad(input, pad, mode='constant', value=None):
    if mode != 'constant' or not isinstance(pad, (list, tuple)) or not pad or min(pad) < 0:
        unsupported()
    assert len(pad) % 2 == 0, (
        RuntimeError, 'Padding length must be divisible by 2', 'PADDING_REFUSED', len(pad))
    dims = input.dim()
    assert len(pad) <= 2 * dims, (
        RuntimeError,
        'Padding length should be less than or equal to two times the input dimension but got '
        f'padding length {len(pad)} and input of dimension {dims}',
        'PADDED_DIMS_REFUSED', 0, 0, len(pad), len(pad) // 2)
    if input.dtype == torch.uint8 and any(pad):
        assert (value or 0) >= 0, (
            RuntimeError, 'value cannot be converted to type uint8_t without overflow')
    sizes = list(input.size())
    for i in range(len(pad)): sizes[dims - 1 - i // 2] += pad[i]
    padded = input.new_full(sizes, value or 0)
    middle = padded
    for i in range(len(pad) // 2):
        middle = middle.narrow(dims - 1 - i, pad[2 * i], input.size(dims - 1 - i))
    middle.copy_(input)
    return padded


# Pooling leaves at least one row and one column.
def leaves_some(input, kernel, stride, padding):
    (h, w), (r, c), (p, q) = pair(kernel), pair(kernel if stride is None else stride), pair(padding)
    if min(h, w, r, c) < 1 or min(p, q) < 0 or not input.numel(): unsupported()
    (planes, a, b) = input.size()[-3:]
    rows, columns = (a + 2 * p - h) // r + 1, (b + 2 * q - w) // c + 1
    assert rows > 0 and columns > 0, (
        RuntimeError,
        f'Given input size: ({planes}x{a}x{b}). Calculated output size: ({planes}x{rows}x{columns})'
        '. Output size is too small', 'KERNEL_REFUSED', 0, a + 2 * p if rows < 1 else b + 2 * q,
        h if rows < 1 else w)


def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False,
               return_indices=False, *more):
    if pair(dilation) != (1, 1) or ceil_mode or return_indices or more: unsupported()
    assert input.dim() in (3, 4), (
        RuntimeError, 'non-empty 3D or 4D (batch mode) tensor expected for input'
        ) + needs_dims(input.dim(), 4)
    leaves_some(input, kernel_size, stride, padding)
    if not input.is_floating_point(): unsupported()
    windows = slide(input, kernel_size, kernel_size if stride is None else stride, padding,
        float('-inf'))
    return windows.amax((-1, -2))


def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False,
               count_include_pad=True, divisor_override=None):
    if ceil_mode or not count_include_pad or divisor_override is not None: unsupported()
    if input.dim() not in (3, 4): unsupported()
    leaves_some(input, kernel_size, stride, padding)
    if not input.is_floating_point(): unsupported()
    (h, w) = pair(kernel_size)
    windows = slide(input, kernel_size, kernel_size if stride is None else stride, padding, 0)
    return windows.sum((-1, -2)) / (h * w)


def adaptive_avg_pool2d(input, output_size):
    size = list(pair(output_size))
    if not isinstance(input, torch.Tensor) or not isinstance(output_size, (int, list, tuple)):
        unsupported()
    assert isinstance(output_size, int) or input.dim() > len(size), (
        ValueError, f'Input dimension should be at least {len(size) + 1}')
    if input.dim() not in (2, 3, 4): unsupported()
    assert len(size) == 2, (
        RuntimeError, 'adaptive_avg_pool2d: output_size must be 2', 'NUMBERS_REFUSED', len(size),
        2)
    size = [input.size(d) if size[d] is None else size[d] for d in (-2, -1)]
    assert min(size) >= 0, (
        RuntimeError,
        'adaptive_avg_pool2d: elements of output_size must be greater than or equal to 0 but '
        f'received {{{size[0]}, {size[1]}}}', 'LEAST_REFUSED', min(size), 0)
    if input.dim() == 2 or not input.is_floating_point() or not input.numel() or not all(size):
        unsupported()
    if size == [1, 1]: return input.mean((-1, -2), keepdim=True)
    return averages(input, *size)


# The mean of each of r x c windows, which may overlap.
def averages(input, r, c):
    h, w = input.size(-2), input.size(-1)
    if h % r == 0 and w % c == 0:
        return input.unflatten(-1, (c, w // c)).unflatten(-3, (r, h // r)).mean((-3, -1))
    rows = []
    for i in range(r):
        b_ = input[..., i * h // r:(i * h + h + r - 1) // r, :]
        rows.append(torch.stack([b_[..., j * w // c:(j * w + w + c - 1) // c].mean((-2, -1))
            for j in range(c)], -1))
    return torch.stack(rows, -2)


def unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    if not input.is_floating_point(): unsupported()
    if pair(dilation) != (1, 1) or input.dim() != 4: unsupported()
    (h, w) = pair(kernel_size)
    windows = slide(input, kernel_size, stride, padding, 0)
    return windows.permute(0, 1, 4, 5, 2, 3).reshape(input.size(0), input.size(1) * h * w, -1)


def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    if not input.is_floating_point() or not input.numel(): unsupported()
    (a, b), (h, w), (r, c) = pair(output_size), pair(kernel_size), pair(stride)
    if pair(dilation) != (1, 1) or pair(padding) != (0, 0) or input.dim() != 3: unsupported()
    rows, columns = (a - h) // r + 1, (b - w) // c + 1
    if input.size(1) % (h * w) or input.size(2) != rows * columns: unsupported()
    patches = input.view(input.size(0), -1, h, w, rows, columns)
    canvas = input.new_zeros(input.size(0), patches.size(1), a, b)
    for i in range(h):
        for j in range(w):
            canvas[:, :, i:i + r * rows:r, j:j + c * columns:c] += patches[:, :, i, j]
    return canvas


def interpolate(input, size=None, scale_factor=None, mode='nearest', align_corners=None,
                recompute_scale_factor=None, antialias=False):
    if recompute_scale_factor is not None or antialias or mode not in ('nearest', 'bilinear'):
        unsupported()
    if not input.is_floating_point() or not input.numel() or input.dim() != 4: unsupported()
    assert mode == 'bilinear' or align_corners is None, (
        ValueError,
        'align_corners option can only be set with the interpolating modes: linear | bilinear | '
        'bicubic | trilinear')
    a, b = input.size(2), input.size(3)
    r, c = (None, None) if size is not None else (scale_factor if isinstance(scale_factor, tuple)
        else (scale_factor, scale_factor))
    h, w = (int(a * r), int(b * c)) if size is None else pair(size)
    assert min(h, w) > 0, (
        RuntimeError,
        f'Input and output sizes should be greater than 0, but got input (H: {a}, W: {b}) output '
        f'(H: {h}, W: {w})', 'LEAST_REFUSED', min(h, w), 1)
    if mode == 'bilinear':
        return bilinear(input, between(a, h, r, align_corners), between(b, w, c, align_corners))
    if size is None and (h, w) != (a * r, b * c): unsupported()
    return nearest(input, [i * a // h for i in range(h)], [i * b // w for i in range(w)])


def nearest(input, rows, columns):
    return input[:, :, torch.tensor(rows)][:, :, :, torch.tensor(columns)]


# For each of m new rows: the row above, the row below, and how far it is on the way.
def between(n, m, factor, align):
    step = 1 / factor if factor else n / m
    places = ([i * (n - 1) / max(m - 1, 1) for i in range(m)] if align
        else [max((i + 0.5) * step - 0.5, 0.0) for i in range(m)])
    above = [min(int(place), n - 1) for place in places]
    return above, [min(i + 1, n - 1) for i in above], [place - i for place, i in zip(places, above)]


def bilinear(input, rows, columns):
    above, below, down = rows
    left, right, along = columns
    down = torch.tensor(down, dtype=input.dtype).view(-1, 1)
    along = torch.tensor(along, dtype=input.dtype)
    tall = (input[:, :, torch.tensor(above)] * (1 - down)
        + input[:, :, torch.tensor(below)] * down)
    return (tall[:, :, :, torch.tensor(left)] * (1 - along)
        + tall[:, :, :, torch.tensor(right)] * along)


def pixel_shuffle(input, upscale_factor):
    r, dims = upscale_factor, input.dim()
    assert dims >= 3, (
        RuntimeError,
        f'pixel_shuffle expects input to have at least 3 dimensions, but got input with {dims} '
        'dimension(s)', 'FEW_DIMS_REFUSED', 0, 0, 3)
    assert r > 0, (RuntimeError, f'pixel_shuffle expects a positive upscale_factor, but got {r}',
        'LEAST_REFUSED', r, 1)
    front, (c, h, w), n = list(input.size()[:-3]), input.size()[-3:], dims - 3
    assert c % (r * r) == 0, (
        RuntimeError,
        "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of "
        f"upscale_factor, but input.size(-3)={c} is not divisible by {r * r}", 'MULTIPLE_REFUSED',
        c, r * r)
    blocks = (input.reshape(front + [c // (r * r), r, r, h, w]).permute(list(range(n))
        + [n, n + 3, n + 1, n + 4, n + 2]))
    image = blocks.reshape(front + [c // (r * r), h * r, w * r])
    return image.clone() if image.data_ptr() == input.data_ptr() else image


def pixel_unshuffle(input, downscale_factor):
    r, dims = downscale_factor, input.dim()
    assert dims >= 3, (
        RuntimeError,
        f'pixel_unshuffle expects input to have at least 3 dimensions, but got input with {dims} '
        'dimension(s)', 'FEW_DIMS_REFUSED', 0, 0, 3)
    assert r > 0, (
        RuntimeError, f'pixel_unshuffle expects a positive downscale_factor, but got {r}',
        'LEAST_REFUSED', r, 1)
    front, (c, h, w), n = list(input.size()[:-3]), input.size()[-3:], dims - 3
    assert h % r == 0, (
        RuntimeError,
        'pixel_unshuffle expects height to be divisible by downscale_factor, but '
        f'input.size(-2)={h} is not divisible by {r}', 'MULTIPLE_REFUSED', h, r)
    assert w % r == 0, (
        RuntimeError,
        'pixel_unshuffle expects width to be divisible by downscale_factor, but '
        f'input.size(-1)={w} is not divisible by {r}', 'MULTIPLE_REFUSED', w, r)
    blocks = (input.reshape(front + [c, h // r, r, w // r, r]).permute(list(range(n))
        + [n, n + 2, n + 4, n + 1, n + 3]))
    image = blocks.reshape(front + [c * r * r, h // r, w // r])
    return image.clone() if image.data_ptr() == input.data_ptr() else image


class _MaxPoolNd(torch.nn.Module):
    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False,
                 ceil_mode=False):
        if dilation != 1 or return_indices or ceil_mode: unsupported()
        super().__init__()
        self.kernel_size, self.stride, self.padding = (kernel_size, kernel_size
            if stride is None else stride, padding)

    def extra_repr(self):
        return (f'kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, '
            'dilation=1, ceil_mode=False')


class MaxPool2d(_MaxPoolNd):
    def forward(self, input):
        return torch.nn.functional.max_pool2d(input, self.kernel_size, self.stride, self.padding)


class AvgPool2d(torch.nn.Module):
    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False,
                 count_include_pad=True, divisor_override=None):
        if ceil_mode or not count_include_pad or divisor_override is not None: unsupported()
        super().__init__()
        self.kernel_size, self.stride, self.padding = (kernel_size, kernel_size
            if stride is None else stride, padding)

    def forward(self, input):
        return torch.nn.functional.avg_pool2d(input, self.kernel_size, self.stride, self.padding)

    def extra_repr(self):
        return f'kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}'


class PixelShuffle(torch.nn.Module):
    def __init__(self, upscale_factor):
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input): return torch.nn.functional.pixel_shuffle(input, self.upscale_factor)
    def extra_repr(self): return f'upscale_factor={self.upscale_factor}'


class PixelUnshuffle(torch.nn.Module):
    def __init__(self, downscale_factor):
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input):
        return torch.nn.functional.pixel_unshuffle(input, self.downscale_factor)

    def extra_repr(self): return f'downscale_factor={self.downscale_factor}'


class Upsample(torch.nn.Module):
    def __init__(self, size=None, scale_factor=None, mode='nearest', align_corners=None,
                 recompute_scale_factor=None):
        if recompute_scale_factor is not None: unsupported()
        super().__init__()
        self.name = 'Upsample'
        self.size, self.mode, self.align_corners = size, mode, align_corners
        self.scale_factor = (tuple([float(n) for n in scale_factor])
            if isinstance(scale_factor, tuple)
            else float(scale_factor) if scale_factor else None)

    def forward(self, input):
        return torch.nn.functional.interpolate(input, self.size, self.scale_factor, self.mode,
            self.align_corners)

    def extra_repr(self):
        return (f'size={self.size}' if self.scale_factor is None
            else f'scale_factor={self.scale_factor}') + f', mode={self.mode!r}'


class AdaptiveAvgPool2d(torch.nn.Module):
    def __init__(self, output_size):
        super().__init__()
        self.output_size = output_size

    def forward(self, input):
        return torch.nn.functional.adaptive_avg_pool2d(input, self.output_size)

    def extra_repr(self): return f'output_size={self.output_size}'
