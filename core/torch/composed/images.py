"""Windows over images: convolution, pooling, padding, resizing.

A convolution takes the windows as views (slide), lays them out as rows and multiplies them by the
weight."""


# A dtype as PyTorch's C++ names it.
def cpp(t):
    known = {'Float': 'float', 'Double': 'double', 'Half': 'c10::Half',
        'BFloat16': 'c10::BFloat16', 'Long': 'long int', 'Int': 'int', 'Byte': 'unsigned char',
        'Bool': 'bool'}
    if kind(t) not in known: unsupported()
    return known[kind(t)]


# The input of a convolution has the dtype of its bias.
def same_dtype(input, bias):
    assert bias is None or input.dtype == bias.dtype, (
        RuntimeError,
        f'Input type ({cpp(input)}) and bias type ({cpp(bias)}) should be the same',
        'DTYPES_DIFFER_REFUSED', 0, 2)


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


# Each group of channels is multiplied by its own part of the weight.
def grouped(windows, weight, groups):
    n, channels, places, k = windows.size()
    patches = (windows.unflatten(1, (groups, channels // groups)).permute(1, 0, 3, 2, 4).reshape(
        groups, n, places, channels // groups * k))
    product = patches @ weight.reshape(groups, 1, weight.size(0) // groups, -1).transpose(2, 3)
    return product.permute(1, 2, 0, 3).reshape(n, places, -1)


def conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *more):
    if more or not weight.numel() or bias is not None and bias.dtype != weight.dtype:
        unsupported()
    same_dtype(input, bias)
    if input.dtype not in (torch.float32, torch.float64) or input.dtype != weight.dtype:
        unsupported()
    if bias is not None and bias.size() != weight.size()[:1]: unsupported()
    if pair(dilation) != (1, 1) or isinstance(padding, str) or weight.dim() != 4: unsupported()
    dims = input.dim()
    assert dims in (3, 4), (
        RuntimeError,
        'Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: '
        f'{list(input.size())}') + needs_dims(dims, 4)
    if groups < 1 or weight.size(0) % groups: unsupported()
    out, channels = weight.size(0), weight.size(1) * groups
    assert input.size(-3) == channels, (
        RuntimeError,
        f'Given groups={groups}, weight of size {list(weight.size())}, expected '
        f'input{[1] * (4 - dims) + list(input.size())} to have {channels} channels, but got '
        f'{input.size(-3)} channels instead') + (() if groups != 1
        else ('SIZES_REFUSED', dims - 3, 0, input.size(-3), 1, 1, channels))
    (h, w), (p, q) = weight.size()[2:], pair(padding)
    sizes = [input.size(-2) + 2 * p, input.size(-1) + 2 * q]
    assert sizes[0] >= h and sizes[1] >= w, (
        RuntimeError,
        f'Calculated padded input size per channel: ({sizes[0]} x {sizes[1]}). Kernel size: ({h} '
        f'x {w}). Kernel size can\'t be greater than actual input size', 'KERNEL_REFUSED', 0,
        sizes[0] if sizes[0] < h else sizes[1], h if sizes[0] < h else w)
    if dims == 3: input = input.unsqueeze(0)
    windows = slide(input, (h, w), stride, padding, 0)
    n, rows, columns = input.size(0), windows.size(2), windows.size(3)
    if groups == 1:
        patches = windows.permute(0, 2, 3, 1, 4, 5).reshape(n, rows * columns, channels * h * w)
        product = patches @ weight.reshape(out, -1).t()
    else: product = grouped(windows.flatten(4).flatten(2, 3), weight, groups)
    if bias is not None: product = product + bias
    image = product.transpose(1, 2).reshape(n, out, rows, columns).contiguous()
    return image.squeeze(0) if dims == 3 else image


def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *more):
    if more or isinstance(padding, str) or weight.dim() != 3: unsupported()
    s, p, d = [n if isinstance(n, int) else n[0] for n in (stride, padding, dilation)]
    if not weight.numel() or bias is not None and bias.dtype != weight.dtype: unsupported()
    same_dtype(input, bias)
    if input.dtype not in (torch.float32, torch.float64) or input.dtype != weight.dtype:
        unsupported()
    if bias is not None and bias.size() != weight.size()[:1]: unsupported()
    if d != 1 or s < 1 or p < 0: unsupported()
    dims = input.dim()
    assert dims in (2, 3), (
        RuntimeError,
        'Expected 2D (unbatched) or 3D (batched) input to conv1d, but got input of size: '
        f'{list(input.size())}') + needs_dims(dims, 3)
    if groups < 1 or weight.size(0) % groups: unsupported()
    out, channels, k = weight.size(0), weight.size(1) * groups, weight.size(2)
    assert input.size(-2) == channels, (
        RuntimeError,
        f'Given groups={groups}, weight of size {list(weight.size())}, expected '
        f'input{[1] * (3 - dims) + list(input.size())} to have {channels} channels, but got '
        f'{input.size(-2)} channels instead') + (() if groups != 1
        else ('SIZES_REFUSED', dims - 2, 0, input.size(-2), 1, 1, channels))
    size = input.size(-1) + 2 * p
    assert size >= k, (
        RuntimeError,
        f'Calculated padded input size per channel: ({size}). Kernel size: ({k}). Kernel size '
        'can\'t be greater than actual input size', 'KERNEL_REFUSED', 0, size, k)
    if not input.numel(): unsupported()
    if dims == 2: input = input.unsqueeze(0)
    if p: input = torch.nn.functional.pad(input, (p, p))
    windows = input.unfold(-1, k, s)
    n, columns = input.size(0), windows.size(2)
    if groups == 1:
        patches = windows.permute(0, 2, 1, 3).reshape(n, columns, channels * k)
        product = patches @ weight.reshape(out, -1).t()
    else: product = grouped(windows, weight, groups)
    if bias is not None: product = product + bias
    signal = product.transpose(1, 2).contiguous()
    return signal.squeeze(0) if dims == 2 else signal


def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1,
                     dilation=1):
    (h, w), (r, c), (p, q), (a, b) = weight.size()[2:], pair(stride), pair(padding), pair(
        output_padding)
    if pair(dilation) != (1, 1) or groups != 1 or a >= r or b >= c: unsupported()
    dims = input.dim()
    assert dims in (3, 4), (
        RuntimeError,
        'Expected 3D (unbatched) or 4D (batched) input to conv_transpose2d, but got input of '
        f'size: {list(input.size())}') + needs_dims(dims, 4)
    if dims == 3: input = input.unsqueeze(0)
    n, channels, rows, columns = input.size()
    assert channels == weight.size(0), (
        RuntimeError,
        f'Given transposed=1, weight of size {list(weight.size())}, expected '
        f'input{list(input.size())} to have {weight.size(0)} channels, but got {channels} '
        'channels instead', 'SIZES_REFUSED', dims - 3, 0, channels, 0, 1, weight.size(0))
    if dims == 3 and (input.requires_grad or weight.requires_grad): unsupported()
    out = weight.size(1)
    patches = ((input.flatten(2).transpose(1, 2) @ weight.flatten(1)).transpose(1, 2).reshape(n,
        out, h, w, rows, columns))
    canvas = torch.zeros(n, out, (rows - 1) * r + h + a, (columns - 1) * c + w + b)
    for i in range(h):
        for j in range(w):
            canvas[:, :, i:i + (rows - 1) * r + 1:r,
                j:j + (columns - 1) * c + 1:c] += (patches[:, :, i, j])
    if p or q: canvas = canvas[:, :, p:canvas.size(2) - p, q:canvas.size(3) - q]
    if bias is not None: canvas = canvas + bias.view(-1, 1, 1)
    canvas = canvas.contiguous()
    return canvas.squeeze(0) if dims == 3 else canvas


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
