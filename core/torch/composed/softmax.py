"""Softmax and its logarithm: less the largest, exp, divided by the sum.

settle() gives the parts the values of the library's own kernel, which rounds otherwise."""


def softmax(input, dim, dtype):
    if dtype is not None: input = input.to(dtype)
    last = '_lastdim' if dim in (-1, input.dim() - 1) or not input.dim() else ''
    if input.dim(): input.size(dim)
    if input.numel() == 0: return input.clone()
    assert input.is_floating_point(), (
        NotImplementedError, f'"softmax{last}_kernel_impl" not implemented for \'{kind(input)}\'')
    if not input.is_contiguous(): input = input.contiguous()
    largest = input.amax(dim, True)
    less = input - largest
    exps = less.exp()
    total = exps.sum(dim, True)
    p = exps / total
    settle(dim, less, exps, total, p)
    return p


def functional_softmax(input, dim=None, _stacklevel=3, dtype=None):
    if dim is None: unsupported()
    return input.softmax(dim, dtype=dtype)


def log_softmax(input, dim, dtype):
    if dtype is not None: input = input.to(dtype)
    last = '_lastdim' if dim in (-1, input.dim() - 1) or not input.dim() else ''
    if input.dim(): input.size(dim)
    if input.numel() == 0: return input.clone()
    assert input.is_floating_point(), (
        NotImplementedError,
        f'"log_softmax{last}_kernel_impl" not implemented for \'{kind(input)}\'')
    if not input.is_contiguous(): input = input.contiguous()
    largest = input.amax(dim, True)
    less = input - largest
    exps = less.exp()
    total = exps.sum(dim, True)
    log = total.log()
    p = less - log
    settle(dim, less, exps, total, log, p)
    return p


def functional_log_softmax(input, dim=None, _stacklevel=3, dtype=None):
    if dim is None: unsupported()
    return input.log_softmax(dim, dtype=dtype)


def logsumexp(input, dim, keepdim):
    if input.numel() == 0 or isinstance(dim, (tuple, list)) and not dim: unsupported()
    if not input.is_floating_point(): input = input.float()
    largest = input.amax(dim, True)
    if known(largest) and largest.isinf().any(): unsupported()
    total = (input - largest).exp().sum(dim, keepdim)
    return total.log() + (largest if keepdim else largest.squeeze(dim))


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
