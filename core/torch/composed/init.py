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


def xavier_uniform_(tensor, gain=1.0, generator=None):
    if tensor.dim() != 2 or generator is not None: unsupported()
    a = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(tensor.size(1) + tensor.size(0))))
    with torch.no_grad(): return tensor.uniform_(-a, a)
