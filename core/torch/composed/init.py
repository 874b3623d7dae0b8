"""torch.nn.init: parameters filled in place."""


def normal_(tensor, mean=0.0, std=1.0, generator=None):
    if generator is not None: unsupported()
    with torch.no_grad(): return tensor.normal_(mean, std)


def uniform_(tensor, a=0.0, b=1.0, generator=None):
    if generator is not None: unsupported()
    with torch.no_grad(): return tensor.uniform_(a, b)


def constant_(tensor, val):
    with torch.no_grad(): return tensor.fill_(val)


def zeros_(tensor):
    with torch.no_grad(): return tensor.zero_()


def ones_(tensor):
    with torch.no_grad(): return tensor.fill_(1.0)


# fan_in and fan_out.
def fans_(tensor):
    assert tensor.dim() > 1, (
        ValueError,
        'Fan in and fan out can not be computed for tensor with fewer than 2 dimensions')
    field = math.prod(tensor.size()[2:])
    return tensor.size(1) * field, tensor.size(0) * field


def calculate_gain(nonlinearity, param=None):
    if nonlinearity in ('linear', 'conv1d', 'conv2d', 'conv3d', 'conv_transpose1d',
            'conv_transpose2d', 'conv_transpose3d', 'sigmoid'):
        return 1
    if nonlinearity == 'tanh': return 5.0 / 3
    if nonlinearity == 'relu': return math.sqrt(2.0)
    if nonlinearity == 'selu': return 3.0 / 4
    assert nonlinearity == 'leaky_relu', (ValueError, f'Unsupported nonlinearity {nonlinearity}')
    if param is None: param = 0.01
    assert isinstance(param, (int, float)) and not isinstance(param, bool), (
        ValueError, f'negative_slope {param} not a valid number')
    return math.sqrt(2.0 / (1 + param ** 2))


# The standard deviation of both functions; None for a tensor without elements.
def kaiming_(tensor, a, mode, nonlinearity):
    if 0 in tensor.shape:
        warn('UserWarning: Initializing zero-element tensors is a no-op')
        return None
    mode = mode.lower()
    assert mode in ('fan_in', 'fan_out'), (
        ValueError, f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    fan_in, fan_out = fans_(tensor)
    fan = fan_in if mode == 'fan_in' else fan_out
    return torch.nn.init.calculate_gain(nonlinearity, a) / math.sqrt(fan)


def kaiming_uniform_(tensor, a=0, mode='fan_in', nonlinearity='leaky_relu', generator=None):
    if generator is not None: unsupported()
    std = kaiming_(tensor, a, mode, nonlinearity)
    if std is None: return tensor
    bound = math.sqrt(3.0) * std
    with torch.no_grad(): return tensor.uniform_(-bound, bound)


def kaiming_normal_(tensor, a=0, mode='fan_in', nonlinearity='leaky_relu', generator=None):
    if generator is not None: unsupported()
    std = kaiming_(tensor, a, mode, nonlinearity)
    if std is None: return tensor
    with torch.no_grad(): return tensor.normal_(0, std)


def xavier_uniform_(tensor, gain=1.0, generator=None):
    if generator is not None: unsupported()
    fan_in, fan_out = fans_(tensor)
    a = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(fan_in + fan_out)))
    with torch.no_grad(): return tensor.uniform_(-a, a)


def xavier_normal_(tensor, gain=1.0, generator=None):
    if generator is not None: unsupported()
    fan_in, fan_out = fans_(tensor)
    std = gain * math.sqrt(2.0 / float(fan_in + fan_out))
    with torch.no_grad(): return tensor.normal_(0.0, std)
