"""Activation functions, element by element, and their layers."""


def relu(input, inplace=False):
    return input.relu_() if inplace else torch.relu(input)


def sigmoid(input): return input.sigmoid()


def tanh(input): return input.tanh()


def gelu(input, *, approximate='none', out=None):
    if out is not None: unsupported()
    assert isinstance(input, torch.Tensor), (
        TypeError,
        f"gelu(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    assert isinstance(approximate, str), (
        TypeError, f"gelu(): argument 'approximate' must be str, not {type(approximate).__name__}")
    assert approximate in ('none', 'tanh'), (
        RuntimeError, 'approximate argument must be either none or tanh.')
    assert input.is_floating_point(), (
        NotImplementedError, f'"GeluKernelImpl" not implemented for \'{kind(input)}\'')
    if approximate == 'tanh':
        return (input * 0.5 * (1.0 + ((input + input * input * input * 0.044715)
            * 0.7978845608028654).tanh()))
    if approximate != 'none' or known(input) and (input < -3.5).any(): unsupported()
    return input * 0.5 * (1.0 + erf(input * 0.7071067811865476))


def silu(input, inplace=False):
    if not input.is_floating_point(): unsupported()
    gated = input / (1.0 + (-input).exp())
    return input.copy_(gated) if inplace else gated


def leaky_relu(input, negative_slope=0.01, inplace=False):
    if not input.is_floating_point(): unsupported()
    bent = torch.where(input > 0, input, input * negative_slope)
    return input.copy_(bent) if inplace else bent


def elu(input, alpha=1.0, inplace=False):
    if not input.is_floating_point(): unsupported()
    if inplace: unsupported()
    power = input.exp()
    return torch.where(input > 0, input,
        torch.where(power == 1, input, (power - 1) * input / power.log()) * alpha)


def softplus(input, beta=1.0, threshold=20.0, *, out=None):
    if not input.is_floating_point() or out is not None: unsupported()
    return torch.where(input * beta > threshold, input, log1p((input * beta).exp()) / beta)


# log(1 + y) without the loss that 1 + y has for a small y.
def log1p(y):
    w = 1 + y
    return torch.where(w == 1, y, w.log() * y / (w - 1))


def dropout(input, p=0.5, training=True, inplace=False):
    assert 0 <= p <= 1, (
        ValueError, f'dropout probability has to be between 0 and 1, but got {p}',
        'BETWEEN_REFUSED')
    if training and p: unsupported()
    return input


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
