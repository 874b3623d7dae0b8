"""Activation functions, element by element."""


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
