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
