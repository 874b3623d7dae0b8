"""torch.distributions."""


class Normal:
    def __init__(self, loc, scale, validate_args=None):
        if validate_args is not None: unsupported()
        if not isinstance(loc, torch.Tensor): loc = torch.tensor(float(loc))
        if not isinstance(scale, torch.Tensor): scale = torch.tensor(float(scale))
        if not (loc.is_floating_point() and scale.is_floating_point()): unsupported()
        if known(loc) and (loc != loc).any(): unsupported()
        self.loc, self.scale = torch.broadcast_tensors(loc, scale)
        positive = self.scale > 0
        if known(positive):
            assert positive.all(), (
                ValueError,
                f'Expected parameter scale (Tensor of shape {tuple(self.scale.size())}) of '
                f'distribution {self} to satisfy the constraint GreaterThan(lower_bound=0.0), but '
                f'found invalid values:\n{self.scale}')

    def __repr__(self):
        one = self.loc.numel() == 1
        return (f'Normal(loc: {self.loc if one else self.loc.size()}, '
            f'scale: {self.scale if one else self.scale.size()})')

    @property
    def mean(self): return self.loc

    @property
    def stddev(self): return self.scale

    @property
    def variance(self): return self.scale ** 2

    def rsample(self, sample_shape=()):
        eps = torch.empty([*sample_shape, *self.loc.size()], dtype=self.loc.dtype).normal_()
        return self.loc + eps * self.scale

    def sample(self, sample_shape=()):
        with torch.no_grad(): return self.rsample(sample_shape)

    def log_prob(self, value):
        if not isinstance(value, torch.Tensor): unsupported()
        variance = self.scale ** 2
        return (-((value - self.loc) ** 2) / (2 * variance) - self.scale.log()
            - math.log(math.sqrt(2 * math.pi)))

    def cdf(self, value):
        if not isinstance(value, torch.Tensor) or not value.is_floating_point(): unsupported()
        return 0.5 * (1 + erf((value - self.loc) * self.scale.reciprocal() / math.sqrt(2)))

    def entropy(self): return 0.5 + 0.5 * math.log(2 * math.pi) + self.scale.log()
