"""The layers of torch.nn.

A layer holds its parameters; forward() calls the function of torch.nn.functional with them."""


# The random weights that Linear and Conv2d begin with.
def spread(weight, bias):
    fan = math.prod(weight.size()[1:])
    bound = math.sqrt(3.0) * (math.sqrt(2.0 / (1 + math.sqrt(5) ** 2)) / math.sqrt(fan or 1))
    with torch.no_grad():
        if weight.numel(): weight.uniform_(-bound, bound)
        else: warn('UserWarning: Initializing zero-element tensors is a no-op')
        bound = 1 / math.sqrt(fan) if fan else 0
        if bias is not None: bias.uniform_(-bound, bound)


class Linear(torch.nn.Module):
    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = torch.nn.Parameter(
            torch.empty(out_features, in_features, device=device, dtype=dtype))
        put(self, 'bias', None)
        if bias:
            self.bias = torch.nn.Parameter(torch.empty(out_features, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self): spread(self.weight, self.bias)
    def forward(self, input): return torch.nn.functional.linear(input, self.weight, self.bias)

    def extra_repr(self):
        return (f'in_features={self.in_features}, out_features={self.out_features}, '
            f'bias={self.bias is not None}')


# A Linear whose in_features is the size of the last dim of its first input.
class LazyLinear(torch.nn.Module):
    def __init__(self, out_features, bias=True, device=None, dtype=None):
        if device is not None or dtype is not None: unsupported()
        super().__init__()
        self.in_features, self.out_features, self._biased = 0, out_features, bias

    def forward(self, input):
        made = torch.nn.Linear(input.size(-1), self.out_features, self._biased)
        self.in_features = input.size(-1)
        put(self, 'weight', made.weight)
        put(self, 'bias', made.bias)
        put(self, '__class__', torch.nn.Linear)
        return torch.nn.functional.linear(input, self.weight, self.bias)

    def extra_repr(self):
        return f'in_features=0, out_features={self.out_features}, bias={self._biased}'


class Embedding(torch.nn.Module):
    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None,
                 norm_type=2.0, scale_grad_by_freq=False, sparse=False, _weight=None,
                 _freeze=False, device=None, dtype=None):
        if max_norm is not None or sparse or scale_grad_by_freq: unsupported()
        if _weight is not None or _freeze: unsupported()
        if padding_idx is not None and not -num_embeddings <= padding_idx < num_embeddings:
            unsupported()
        super().__init__()
        self.num_embeddings, self.embedding_dim, self.padding_idx = (num_embeddings, embedding_dim,
            padding_idx)
        self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse = (None, norm_type,
            False, False)
        self.weight = torch.nn.Parameter(
            torch.empty(num_embeddings, embedding_dim, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self):
        self.weight.data.normal_()
        if self.padding_idx is not None: self.weight.data[self.padding_idx].zero_()

    def forward(self, input): return torch.nn.functional.embedding(input, self.weight)

    def extra_repr(self):
        return (f'{self.num_embeddings}, {self.embedding_dim}'
            + (f', padding_idx={self.padding_idx}' if self.padding_idx is not None else ''))


class LayerNorm(torch.nn.Module):
    def __init__(self, normalized_shape, eps=1e-05, elementwise_affine=True, bias=True,
                 device=None, dtype=None):
        super().__init__()
        shape = ((normalized_shape,) if isinstance(normalized_shape, int)
            else tuple(normalized_shape))
        self.normalized_shape, self.eps, self.elementwise_affine = shape, eps, elementwise_affine
        put(self, 'weight', None)
        if elementwise_affine:
            self.weight = torch.nn.Parameter(torch.ones(shape, device=device, dtype=dtype))
        put(self, 'bias', None)
        if elementwise_affine and bias:
            self.bias = torch.nn.Parameter(torch.zeros(shape, device=device, dtype=dtype))

    def forward(self, input):
        return torch.nn.functional.layer_norm(input, self.normalized_shape, self.weight, self.bias,
            self.eps)

    def extra_repr(self):
        return (f'{self.normalized_shape}, eps={self.eps}, '
            f'elementwise_affine={self.elementwise_affine}, bias={self.bias is not None}')


class RMSNorm(torch.nn.Module):
    def __init__(self, normalized_shape, eps=None, elementwise_affine=True, device=None,
                 dtype=None):
        super().__init__()
        shape = ((normalized_shape,) if isinstance(normalized_shape, int)
            else tuple(normalized_shape))
        self.normalized_shape, self.eps, self.elementwise_affine = shape, eps, elementwise_affine
        put(self, 'weight', None)
        if elementwise_affine:
            self.weight = torch.nn.Parameter(torch.ones(shape, device=device, dtype=dtype))

    def forward(self, input):
        return torch.nn.functional.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self):
        return (f'{self.normalized_shape}, eps={self.eps}, '
            f'elementwise_affine={self.elementwise_affine}')


class GroupNorm(torch.nn.Module):
    def __init__(self, num_groups, num_channels, eps=1e-05, affine=True, device=None, dtype=None,
                 *, bias=True):
        super().__init__()
        assert num_channels % num_groups == 0, (
            ValueError,
            f'num_channels ({num_channels}) must be divisible by num_groups ({num_groups})')
        self.num_groups, self.num_channels, self.eps, self.affine = (num_groups, num_channels,
            eps, affine)
        put(self, 'weight', None)
        ones = torch.ones(num_channels, device=device, dtype=dtype)
        if affine: self.weight = torch.nn.Parameter(ones)
        put(self, 'bias', None)
        if affine and bias: self.bias = torch.nn.Parameter(torch.zeros_like(ones))

    def forward(self, input):
        return torch.nn.functional.group_norm(input, self.num_groups, self.weight, self.bias,
            self.eps)

    def extra_repr(self):
        return (f'{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, '
            f'bias={self.bias is not None}')


class _BatchNorm(torch.nn.Module):
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True,
                 track_running_stats=True, device=None, dtype=None, *, bias=True):
        if not track_running_stats or momentum is None: unsupported()
        super().__init__()
        self.num_features, self.eps, self.momentum, self.affine, self.track_running_stats = (
            num_features, eps, momentum, affine, True)
        put(self, 'weight', None)
        ones = torch.ones(num_features, device=device, dtype=dtype)
        if affine: self.weight = torch.nn.Parameter(ones)
        put(self, 'bias', None)
        if affine and bias: self.bias = torch.nn.Parameter(torch.zeros_like(ones))
        self.register_buffer('running_mean', torch.zeros_like(ones))
        self.register_buffer('running_var', torch.ones_like(ones))
        self.register_buffer('num_batches_tracked', torch.tensor(0))

    def forward(self, input):
        self._check_input_dim(input)
        if self.training: self.num_batches_tracked.add_(1)
        return torch.nn.functional.batch_norm(input, self.running_mean, self.running_var,
            self.weight, self.bias, self.training, self.momentum, self.eps)

    def extra_repr(self):
        return (f'{self.num_features}, eps={self.eps}, momentum={self.momentum}, '
            f'affine={self.affine}, bias={self.bias is not None}, track_running_stats=True')


class BatchNorm1d(_BatchNorm):
    def _check_input_dim(self, input):
        assert input.dim() in (2, 3), (
            ValueError, f'expected 2D or 3D input (got {input.dim()}D input)',
            'WANTED_DIMS_REFUSED', 0, 0, input.dim(), 2)


class BatchNorm2d(_BatchNorm):
    def _check_input_dim(self, input):
        assert input.dim() == 4, (
            ValueError, f'expected 4D input (got {input.dim()}D input)',
            'WANTED_DIMS_REFUSED', 0, 0, input.dim(), 4)


class _DropoutNd(torch.nn.Module):
    def __init__(self, p=0.5, inplace=False):
        assert 0 <= p <= 1, (
            ValueError, f'dropout probability has to be between 0 and 1, but got {p}')
        super().__init__()
        self.p, self.inplace = p, inplace

    def extra_repr(self): return f'p={self.p}, inplace={self.inplace}'


class Dropout(_DropoutNd):
    def forward(self, input):
        return torch.nn.functional.dropout(input, self.p, self.training, self.inplace)


class Sequential(torch.nn.Module):
    def __init__(self, *args):
        super().__init__()
        for i in range(len(args)): put(self, str(i), args[i])

    def forward(self, input):
        for module in self: input = module(input)
        return input

    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return self.children()

    def __getitem__(self, at):
        if isinstance(at, int): return list(self)[at]
        some = torch.nn.Sequential()
        for n, m, k in parts(self)[at]: put(some, n, m)
        return some

    def append(self, module):
        put(self, str(len(self)), module)
        return self

    def extend(self, sequential):
        for i, module in enumerate(sequential, len(self)): put(self, str(i), module)
        return self

    def insert(self, index, module):
        if not isinstance(module, torch.nn.Module): unsupported()
        own, n = list(self), len(self)
        assert -n <= index <= n, (IndexError, f'Index out of range: {index}')
        own = own[:index] + [module] + own[index:]
        for i in range(n + 1): put(self, str(i), own[i])
        return self

    def pop(self, key): unsupported()


class ModuleList(torch.nn.Module):
    def __init__(self, modules=None):
        super().__init__()
        if modules is not None: self.extend(modules)

    def forward(self, *input): unsupported()
    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return self.children()

    def __getitem__(self, at):
        return list(self)[at] if isinstance(at, int) else torch.nn.ModuleList(list(self)[at])

    def append(self, module):
        put(self, str(len(self)), module)
        return self

    def extend(self, modules):
        for i, module in enumerate(modules, len(self)): put(self, str(i), module)
        return self

    def __repr__(self):
        each = [repr(m) for m in self]
        lines, first = '', 0
        for i in range(len(each)):
            if i + 1 < len(each) and each[i + 1] == each[i]: continue
            n = i + 1 - first
            lines += (f'\n({first}-{i}): {n} x ' if n > 1 else f'\n({i}): ') + each[i]
            first = i + 1
        return 'ModuleList(' + lines.replace('\n', '\n  ') + ('\n)' if lines else ')')


class ModuleDict(torch.nn.Module):
    def __init__(self, modules=None):
        super().__init__()
        for name in modules or {}: put(self, name, modules[name])

    def forward(self, *input): unsupported()
    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return (n for n, m in self.named_children())
    def __getitem__(self, name): return dict(self.named_children())[name]
    def keys(self): return dict(self.named_children()).keys()
    def values(self): return dict(self.named_children()).values()
    def items(self): return dict(self.named_children()).items()


class ParameterList(torch.nn.Module):
    def __init__(self, values=None):
        super().__init__()
        put(self, '_size', 0)
        if values is not None: self.extend(values)

    def __call__(self, *args, **kwargs):
        assert False, (RuntimeError, 'ParameterList should not be called.')

    def __len__(self): return self._size
    def __iter__(self): return iter([self[i] for i in range(len(self))])
    def __iadd__(self, parameters): return self.extend(parameters)

    def __getitem__(self, idx):
        if not isinstance(idx, int): return torch.nn.ParameterList(list(self)[idx])
        assert -self._size <= idx < self._size, (IndexError, f'index {idx} is out of range')
        return getattr(self, str(idx % self._size))

    def __setitem__(self, idx, param):
        assert -self._size <= idx < self._size, (IndexError, f'index {idx} is out of range')
        if isinstance(param, torch.Tensor) and not isinstance(param, torch.nn.Parameter):
            param = torch.nn.Parameter(param)
        put(self, str(idx % self._size), param)

    def append(self, value):
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values):
        assert not isinstance(values, (torch.Tensor, int, float)), (
            TypeError,
            'ParameterList.extend should be called with an iterable, but got '
            + type(values).__name__)
        for value in values: self.append(value)
        return self

    def extra_repr(self):
        lines = []
        for i, p in enumerate(self):
            if not isinstance(p, torch.Tensor): unsupported()
            lines.append(f'  ({i}): Parameter containing: [{p.dtype} of size '
                + 'x'.join([str(n) for n in p.size()]) + ']')
        return '\n'.join(lines)


class Unflatten(torch.nn.Module):
    def __init__(self, dim, unflattened_size):
        super().__init__()
        self.dim, self.unflattened_size = dim, unflattened_size

    def forward(self, input): return input.unflatten(self.dim, self.unflattened_size)
    def extra_repr(self): return f'dim={self.dim}, unflattened_size={self.unflattened_size}'


class Flatten(torch.nn.Module):
    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__()
        self.start_dim, self.end_dim = start_dim, end_dim

    def forward(self, input): return input.flatten(self.start_dim, self.end_dim)
    def extra_repr(self): return f'start_dim={self.start_dim}, end_dim={self.end_dim}'


class Identity(torch.nn.Module):
    def __init__(self, *args, **kwargs):
        super().__init__()

    def forward(self, input): return input


class Sigmoid(torch.nn.Module):
    def __init__(self):
        super().__init__()

    def forward(self, input): return input.sigmoid()


class Tanh(torch.nn.Module):
    def __init__(self):
        super().__init__()

    def forward(self, input): return input.tanh()


class ReLU(torch.nn.Module):
    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace

    def forward(self, input): return torch.nn.functional.relu(input, inplace=self.inplace)
    def extra_repr(self): return 'inplace=True' if self.inplace else ''


class SiLU(torch.nn.Module):
    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace

    def forward(self, input): return torch.nn.functional.silu(input, inplace=self.inplace)
    def extra_repr(self): return 'inplace=True' if self.inplace else ''


class GELU(torch.nn.Module):
    def __init__(self, approximate='none'):
        super().__init__()
        self.approximate = approximate

    def forward(self, input): return torch.nn.functional.gelu(input, approximate=self.approximate)
    def extra_repr(self): return f'approximate={self.approximate!r}'


class LeakyReLU(torch.nn.Module):
    def __init__(self, negative_slope=0.01, inplace=False):
        super().__init__()
        self.negative_slope, self.inplace = negative_slope, inplace

    def forward(self, input):
        return torch.nn.functional.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self):
        return f'negative_slope={self.negative_slope}' + (', inplace=True' if self.inplace else '')


class Softplus(torch.nn.Module):
    def __init__(self, beta=1.0, threshold=20.0):
        super().__init__()
        self.beta, self.threshold = beta, threshold

    def forward(self, input):
        return torch.nn.functional.softplus(input, self.beta, self.threshold)

    def extra_repr(self): return f'beta={self.beta}, threshold={self.threshold}'


class Softmax(torch.nn.Module):
    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def forward(self, input): return torch.nn.functional.softmax(input, self.dim)
    def extra_repr(self): return f'dim={self.dim}'


class LogSoftmax(torch.nn.Module):
    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def forward(self, input): return torch.nn.functional.log_softmax(input, self.dim)
    def extra_repr(self): return f'dim={self.dim}'


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


class Conv1d(torch.nn.Module):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1,
                 groups=1, bias=True, padding_mode='zeros', device=None, dtype=None):
        if dilation != 1 or isinstance(padding, str) or padding_mode != 'zeros': unsupported()
        assert groups > 0, (ValueError, 'groups must be a positive integer')
        assert in_channels % groups == 0, (
            ValueError, 'in_channels must be divisible by groups', 'MULTIPLE_REFUSED', in_channels,
            groups)
        assert out_channels % groups == 0, (
            ValueError, 'out_channels must be divisible by groups', 'MULTIPLE_REFUSED',
            out_channels, groups)
        super().__init__()
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size, self.stride, self.padding = [(n,) if isinstance(n, int) else tuple(n)
            for n in (kernel_size, stride, padding)]
        self.weight = torch.nn.Parameter(torch.empty(out_channels, in_channels // groups,
            *self.kernel_size, device=device, dtype=dtype))
        put(self, 'bias', None)
        if bias:
            self.bias = torch.nn.Parameter(torch.empty(out_channels, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self): spread(self.weight, self.bias)

    def forward(self, input):
        if self.groups != 1: return self._conv_forward(input, self.weight, self.bias)
        return torch.nn.functional.conv1d(input, self.weight, self.bias, self.stride, self.padding)

    def _conv_forward(self, input, weight, bias):
        return torch.nn.functional.conv1d(input, weight, bias, self.stride, self.padding,
            groups=self.groups)

    def extra_repr(self):
        return (f'{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, '
            f'stride={self.stride}' + (f', padding={self.padding}'
            if self.padding != (0,) else '')
            + (f', groups={self.groups}' if self.groups != 1 else '')
            + ('' if self.bias is not None else ', bias=False'))


class Conv2d(torch.nn.Module):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1,
                 groups=1, bias=True, padding_mode='zeros', device=None, dtype=None):
        if dilation != 1 or isinstance(padding, str) or padding_mode != 'zeros': unsupported()
        assert groups > 0, (ValueError, 'groups must be a positive integer')
        assert in_channels % groups == 0, (
            ValueError, 'in_channels must be divisible by groups', 'MULTIPLE_REFUSED', in_channels,
            groups)
        assert out_channels % groups == 0, (
            ValueError, 'out_channels must be divisible by groups', 'MULTIPLE_REFUSED',
            out_channels, groups)
        super().__init__()
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size, self.stride, self.padding = pair(kernel_size), pair(stride), pair(padding)
        self.weight = torch.nn.Parameter(torch.empty(out_channels, in_channels // groups,
            *self.kernel_size, device=device, dtype=dtype))
        put(self, 'bias', None)
        if bias:
            self.bias = torch.nn.Parameter(torch.empty(out_channels, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self): spread(self.weight, self.bias)

    def forward(self, input):
        if self.groups != 1: return self._conv_forward(input, self.weight, self.bias)
        return torch.nn.functional.conv2d(input, self.weight, self.bias, self.stride, self.padding)

    def _conv_forward(self, input, weight, bias):
        return torch.nn.functional.conv2d(input, weight, bias, self.stride, self.padding,
            groups=self.groups)

    def extra_repr(self):
        return (f'{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, '
            f'stride={self.stride}' + (f', padding={self.padding}'
            if self.padding != (0, 0) else '')
            + (f', groups={self.groups}' if self.groups != 1 else '')
            + ('' if self.bias is not None else ', bias=False'))


class ConvTranspose2d(torch.nn.Module):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0,
                 output_padding=0, groups=1, bias=True, dilation=1, padding_mode='zeros',
                 device=None, dtype=None):
        if dilation != 1 or groups != 1 or padding_mode != 'zeros': unsupported()
        super().__init__()
        self.in_channels, self.out_channels = in_channels, out_channels
        self.kernel_size, self.stride, self.padding, self.output_padding = (pair(kernel_size),
            pair(stride), pair(padding), pair(output_padding))
        self.weight = torch.nn.Parameter(torch.empty(in_channels, out_channels, *self.kernel_size,
            device=device, dtype=dtype))
        put(self, 'bias', None)
        if bias:
            self.bias = torch.nn.Parameter(torch.empty(out_channels, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self): spread(self.weight, self.bias)

    def forward(self, input):
        return torch.nn.functional.conv_transpose2d(input, self.weight, self.bias, self.stride,
            self.padding, self.output_padding)

    def extra_repr(self):
        return (f'{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, '
            f'stride={self.stride}' + (f', padding={self.padding}'
            if self.padding != (0, 0) else '')
            + (f', output_padding={self.output_padding}' if self.output_padding != (0, 0) else '')
            + ('' if self.bias is not None else ', bias=False'))


class _Loss(torch.nn.Module):
    def __init__(self, size_average=None, reduce=None, reduction='mean'):
        if size_average is not None or reduce is not None: unsupported()
        super().__init__()
        self.reduction = reduction


class _WeightedLoss(_Loss):
    def __init__(self, weight=None, size_average=None, reduce=None, reduction='mean'):
        super().__init__(size_average, reduce, reduction)
        self.register_buffer('weight', weight)


class MSELoss(_Loss):
    def forward(self, input, target):
        return torch.nn.functional.mse_loss(input, target, reduction=self.reduction)


class L1Loss(_Loss):
    def forward(self, input, target):
        return torch.nn.functional.l1_loss(input, target, reduction=self.reduction)


class CrossEntropyLoss(_WeightedLoss):
    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None,
                 reduction='mean', label_smoothing=0.0):
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index, self.label_smoothing = ignore_index, label_smoothing

    def forward(self, input, target):
        return torch.nn.functional.cross_entropy(input, target, weight=self.weight,
            ignore_index=self.ignore_index, reduction=self.reduction,
            label_smoothing=self.label_smoothing)


class NLLLoss(_WeightedLoss):
    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None,
                 reduction='mean'):
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index = ignore_index

    def forward(self, input, target):
        return torch.nn.functional.nll_loss(input, target, weight=self.weight,
            ignore_index=self.ignore_index, reduction=self.reduction)


class BCELoss(_WeightedLoss):
    def forward(self, input, target):
        return torch.nn.functional.binary_cross_entropy(input, target, weight=self.weight,
            reduction=self.reduction)


class BCEWithLogitsLoss(_Loss):
    def __init__(self, weight=None, size_average=None, reduce=None, reduction='mean',
                 pos_weight=None):
        super().__init__(size_average, reduce, reduction)
        self.register_buffer('weight', weight)
        self.register_buffer('pos_weight', pos_weight)

    def forward(self, input, target):
        return torch.nn.functional.binary_cross_entropy_with_logits(input, target, self.weight,
            pos_weight=self.pos_weight, reduction=self.reduction)
