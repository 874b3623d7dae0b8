"""Norms, and layers that normalise."""


def norm(input, p='fro', dim=None, keepdim=False, out=None, dtype=None):
    if (out is not None or dtype is not None or p not in ('fro', 2, float('inf'))
            or not isinstance(input, torch.Tensor) or p == float('inf') and not input.numel()):
        unsupported()
    assert input.is_floating_point(), (
        NotImplementedError,
        'linalg.vector_norm: Expected a floating point or complex tensor as input. Got '
        f'{kind(input)}')
    if p == float('inf'): return input.abs().amax(dim, keepdim)
    squares = input * input
    total = squares.sum(dim, keepdim)
    settle_squares(dim, input, total)
    return total.sqrt()


def normalize(input, p=2.0, dim=1, eps=1e-12, out=None):
    if out is not None: unsupported()
    length = input.norm(p, dim, keepdim=True).clamp(min=eps).expand_as(input)
    return input / length


def cosine_similarity(x1, x2, dim=1, eps=1e-08):
    if not x1.is_floating_point() or not x2.is_floating_point(): unsupported()
    a, b = torch.broadcast_tensors(x1, x2)
    first = a / a.norm(2, dim, True).clamp(min=eps)
    second = b / b.norm(2, dim, True).clamp(min=eps)
    return (first * second).sum(dim)


# A scale or shift of a norm has one number for each that is normalised.
def fits_shape(t, shape, name, number):
    assert t is None or list(t.size()) == shape, (
        RuntimeError,
        f'Expected {name} to be of same shape as normalized_shape, but got {name} of shape '
        f'{list(t.size())} and normalized_shape = {shape}', 'WANTED_SIZE_REFUSED', number, 0,
        t.numel(), math.prod(shape))


def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    shape, dims = list(normalized_shape), len(normalized_shape)
    if not input.is_floating_point(): unsupported()
    fits_shape(weight, shape, 'weight', 1)
    fits_shape(bias, shape, 'bias', 2)
    misfits = [d for d in range(dims) if d - dims < -input.dim()
        or input.size(d - dims) != shape[d]]
    if misfits:
        d = misfits[-1] - dims
        reason = (('WANTED_SIZE_REFUSED', 0, d + input.dim(), input.size(d), shape[d])
            if -d <= input.dim() else ('WANTED_DIMS_REFUSED', 0, 0, input.dim(), dims))
        assert False, (RuntimeError,
            f'Given normalized_shape={shape}, expected input with shape [*, '
            + ', '.join([str(n) for n in shape])
            + f'], but got input of size{list(input.size())}') + reason
    for t in (weight, bias):
        if t is not None and t.dtype != input.dtype: unsupported()
    last = tuple(range(-dims, 0))
    input = input.contiguous()
    mean = input.mean(last, True)
    variance = input.var(last, unbiased=False, keepdim=True)
    normed = (input - mean) * (variance + eps).rsqrt()
    scaled = normed if weight is None else normed * weight
    return scaled if bias is None else scaled + bias


def rms_norm(input, normalized_shape, weight=None, eps=None):
    shape, dims = list(normalized_shape), len(normalized_shape)
    fits_shape(weight, shape, 'weight', 1)
    if input.dtype != torch.float32 or input.dim() < dims: unsupported()
    for d in range(-dims, 0):
        assert input.size(d) == shape[d], (
            RuntimeError,
            f'Given normalized_shape={shape}, expected input with shape [*'
            + ', '.join([str(n) for n in shape])
            + f'], but got input of size{list(input.size())}', 'WANTED_SIZE_REFUSED', 0,
            d + input.dim(), input.size(d), shape[d])
    input = input.contiguous()
    squares = input.pow(2).mean(tuple(range(-dims, 0)), True)
    normed = input * (squares + (1.1920928955078125e-07 if eps is None else eps)).rsqrt()
    return normed if weight is None else normed * weight


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05):
    assert input.dim() >= 2, (
        RuntimeError,
        f'Expected at least 2 dimensions for input tensor but received {input.dim()}',
        'FEW_DIMS_REFUSED', 0, 0, 2)
    n, channels, rest = input.size(0), input.size(1), list(input.size()[2:])
    sizes = [n * channels // num_groups, num_groups] + rest
    assert math.prod(sizes[:1] + sizes[2:]) != 1, (
        ValueError,
        f'Expected more than 1 value per channel when training, got input size {sizes}',
        'VARIANCE_REFUSED', 0, 0)
    assert channels % num_groups == 0, (
        RuntimeError,
        'Expected number of channels in input to be divisible by num_groups, but got input of '
        f'shape {list(input.size())} and num_groups={num_groups}', 'MULTIPLE_REFUSED', channels,
        num_groups)
    for name, t in (('weight', weight), ('bias', bias)):
        assert t is None or list(t.size()) == [channels], (
            RuntimeError,
            f'Expected {name} to be a vector of size equal to the number of channels in input, but '
            f'got {name} of shape {list(t.size())} and input of shape {list(input.size())}',
            'SIZES_REFUSED', 1, 0, channels, 0, 1, t.numel())
        if t is not None and t.dtype != input.dtype: unsupported()
    if not input.is_floating_point() or not input.numel(): unsupported()
    groups = input.reshape(n, num_groups, -1)
    mean = groups.mean(-1, True)
    variance = groups.var(-1, unbiased=False, keepdim=True)
    normed = ((groups - mean) * (variance + eps).rsqrt()).view(input.size())
    sizes = [1, channels] + [1] * len(rest)
    scaled = normed if weight is None else normed * weight.view(sizes)
    return scaled if bias is None else scaled + bias.view(sizes)


def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False,
               momentum=0.1, eps=1e-05):
    if input.dim() < 2 or not input.is_floating_point() or not input.numel(): unsupported()
    if momentum is None: unsupported()
    n = input.size(1)
    count = input.numel() // n
    assert not training or count > 1, (
        ValueError,
        f'Expected more than 1 value per channel when training, got input size {input.size()}',
        'VARIANCE_REFUSED', 0, 0)
    known = running_mean is not None
    if known != (running_var is not None) or not known and not training: unsupported()
    assert not known or running_mean.numel() == n, (
        RuntimeError, f'running_mean should contain {n} elements not {running_mean.numel()}',
        'SIZES_REFUSED', 1, 0, n, 0, 1, running_mean.numel())
    assert not known or running_var.numel() == n, (
        RuntimeError, f'running_var should contain {n} elements not {running_var.numel()}',
        'SIZES_REFUSED', 1, 0, n, 0, 2, running_var.numel())
    for t in (running_mean, running_var, weight, bias):
        if t is not None and (t.dtype != input.dtype or t.dim() != 1 or t.numel() != n):
            unsupported()
    if input.dim() != 4 or input.stride(1) != 1: input = input.contiguous()
    sizes = [1, n] + [1] * (input.dim() - 2)
    rest = [d for d in range(input.dim()) if d != 1]
    mean, variance = ((input.mean(rest), input.var(rest, unbiased=False))
        if training else (running_mean, running_var))
    if training and known:
        with torch.no_grad():
            running_mean.copy_(running_mean * (1 - momentum) + mean * momentum)
            running_var.copy_(running_var * (1 - momentum) + variance * (count / (count - 1))
                * momentum)
    inverse = 1 / (variance + eps).sqrt()
    scale = inverse if weight is None else inverse * weight
    shift = -mean * scale if bias is None else bias - mean * scale
    return input * scale.view(sizes) + shift.view(sizes)


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
