"""Convolutions.

A convolution takes the windows as views (slide), lays them out as rows and multiplies them by the
weight."""


# The input of a convolution has the dtype of its bias.
def same_dtype(input, bias):
    assert bias is None or input.dtype == bias.dtype, (
        RuntimeError,
        f'Input type ({cpp(input)}) and bias type ({cpp(bias)}) should be the same',
        'DTYPES_DIFFER_REFUSED', 0, 2)


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


class _ConvNd(torch.nn.Module):
    def __init__(self, in_channels, out_channels, transposed, groups, bias, sizes, device,
                 dtype):
        assert groups > 0, (ValueError, 'groups must be a positive integer')
        assert in_channels % groups == 0, (
            ValueError, 'in_channels must be divisible by groups', 'MULTIPLE_REFUSED', in_channels,
            groups)
        assert out_channels % groups == 0, (
            ValueError, 'out_channels must be divisible by groups', 'MULTIPLE_REFUSED',
            out_channels, groups)
        super().__init__()
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size, self.stride, self.padding, self.output_padding = sizes
        channels = ((in_channels, out_channels // groups) if transposed
            else (out_channels, in_channels // groups))
        self.weight = torch.nn.Parameter(
            torch.empty(*channels, *self.kernel_size, device=device, dtype=dtype))
        put(self, 'bias', None)
        if bias:
            self.bias = torch.nn.Parameter(torch.empty(out_channels, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self): spread(self.weight, self.bias)

    def extra_repr(self):
        return (f'{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, '
            f'stride={self.stride}' + (f', padding={self.padding}' if any(self.padding) else '')
            + (f', output_padding={self.output_padding}' if any(self.output_padding) else '')
            + (f', groups={self.groups}' if self.groups != 1 else '')
            + ('' if self.bias is not None else ', bias=False'))


class Conv1d(_ConvNd):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1,
                 groups=1, bias=True, padding_mode='zeros', device=None, dtype=None):
        if dilation != 1 or isinstance(padding, str) or padding_mode != 'zeros': unsupported()
        sizes = [(n,) if isinstance(n, int) else tuple(n)
            for n in (kernel_size, stride, padding, 0)]
        super().__init__(in_channels, out_channels, False, groups, bias, sizes, device, dtype)

    def forward(self, input):
        if self.groups != 1: return self._conv_forward(input, self.weight, self.bias)
        return torch.nn.functional.conv1d(input, self.weight, self.bias, self.stride, self.padding)

    def _conv_forward(self, input, weight, bias):
        return torch.nn.functional.conv1d(input, weight, bias, self.stride, self.padding,
            groups=self.groups)


class Conv2d(_ConvNd):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1,
                 groups=1, bias=True, padding_mode='zeros', device=None, dtype=None):
        if dilation != 1 or isinstance(padding, str) or padding_mode != 'zeros': unsupported()
        sizes = [pair(n) for n in (kernel_size, stride, padding, 0)]
        super().__init__(in_channels, out_channels, False, groups, bias, sizes, device, dtype)

    def forward(self, input):
        if self.groups != 1: return self._conv_forward(input, self.weight, self.bias)
        return torch.nn.functional.conv2d(input, self.weight, self.bias, self.stride, self.padding)

    def _conv_forward(self, input, weight, bias):
        return torch.nn.functional.conv2d(input, weight, bias, self.stride, self.padding,
            groups=self.groups)


class ConvTranspose2d(_ConvNd):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0,
                 output_padding=0, groups=1, bias=True, dilation=1, padding_mode='zeros',
                 device=None, dtype=None):
        if dilation != 1 or groups != 1 or padding_mode != 'zeros': unsupported()
        sizes = [pair(n) for n in (kernel_size, stride, padding, output_padding)]
        super().__init__(in_channels, out_channels, True, groups, bias, sizes, device, dtype)

    def forward(self, input):
        return torch.nn.functional.conv_transpose2d(input, self.weight, self.bias, self.stride,
            self.padding, self.output_padding)
