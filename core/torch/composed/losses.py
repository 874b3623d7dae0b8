"""Loss functions of torch.nn.functional, and their layers."""


def mse_loss(input, target, size_average=None, reduce=None, reduction='mean', weight=None):
    if size_average is not None or reduce is not None or weight is not None: unsupported()
    if target.size() != input.size():
        warn(
            f'UserWarning: Using a target size ({target.size()}) that is different to the input '
            f'size ({input.size()}). This will likely lead to incorrect results due to '
            'broadcasting. Please ensure they have the same size.')
    if not (input.is_floating_point() and target.is_floating_point()): unsupported()
    loss = (input - target) ** 2
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def l1_loss(input, target, size_average=None, reduce=None, reduction='mean', weight=None):
    if size_average is not None or reduce is not None or weight is not None: unsupported()
    if target.size() != input.size():
        warn(
            f'UserWarning: Using a target size ({target.size()}) that is different to the input '
            f'size ({input.size()}). This will likely lead to incorrect results due to '
            'broadcasting. Please ensure they have the same size.')
    if torch.bool in (input.dtype, target.dtype): unsupported()
    loss = (input - target).abs()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
             reduction='mean'):
    if size_average is not None or reduce is not None: unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    dims, size = input.dim(), list(target.size())
    if not dims or not input.is_floating_point() or dims == 1 and size: unsupported()
    if dims == 1: input, target = input.unsqueeze(0), target.unsqueeze(0)
    assert target.dim() and input.size(0) == target.size(0), (
        ValueError,
        f'Expected input batch_size ({input.size(0)}) to match target batch_size '
        f'({target.size(0)}).', 'SIZES_REFUSED', 0, 0, input.size(0), 0, 1, target.size(0))
    wanted, classes = [input.size(0)] + list(input.size()[2:]), input.size(1)
    assert dims > 2 or target.dim() < 2, (
        RuntimeError, '0D or 1D target tensor expected, multi-target not supported',
        'WANTED_DIMS_REFUSED', 1, 1, target.dim(), 1)
    assert dims != 4 or target.dim() == 3, (
        RuntimeError,
        'only batches of spatial targets supported (3D tensors) but got targets of dimension: '
        f'{target.dim()}', 'WANTED_DIMS_REFUSED', 1, 1, target.dim(), 3)
    assert dims != 4 or size == wanted, (
        RuntimeError,
        f'size mismatch (got input: {list(input.size())} , target: {size}')
    if dims > 2 and size != wanted:
        reason = ()
        for d in range(1, min(len(size), len(wanted))):
            if size[d] != wanted[d]: reason = ('SIZES_REFUSED', d + 1, 0, wanted[d], d, 1, size[d])
        if len(size) != len(wanted):
            reason = ('WANTED_DIMS_REFUSED', 1, 1, len(size), len(wanted))
        assert False, (RuntimeError, f'Expected target size {wanted}, got {size}') + reason
    assert weight is None or list(weight.size()) == [classes], (
        RuntimeError,
        f'weight tensor should be defined either for all {classes} classes or no classes but got '
        f'weight tensor of shape: {list(weight.size())}', 'SIZES_REFUSED', min(dims - 1, 1), 0,
        classes, 0, 2, weight.numel())
    if weight is not None and weight.dtype != input.dtype: unsupported()
    assert target.dtype == torch.int64, (
        RuntimeError, f'expected target dtype to be Long or Byte, but got {kind(target)}',
        'INTEGERS_REFUSED', 1)
    targets = entries(target)
    for i in targets:
        assert i == ignore_index or 0 <= i < classes, (
            IndexError, f'Target {i} is out of bounds.', 'ENTRY_REFUSED', 0, min(dims - 1, 1),
            classes, classes - 1, i)
    kept = None
    if dims > 2: input, target = input.movedim(1, -1).reshape(-1, classes), target.flatten()
    if ignore_index in targets:
        kept = target != ignore_index
        target = torch.where(kept, target, 0)
    picked = input[torch.arange(target.numel()), target]
    loss, shares = -picked, None
    if weight is not None:
        shares = weight[target]
        loss = loss * shares
    if kept is not None:
        loss = torch.where(kept, loss, 0.0)
        shares = kept if shares is None else torch.where(kept, shares, 0.0)
    if reduction == 'none': loss = loss.view(size)
    elif reduction == 'sum': loss = loss.sum()
    else: loss = loss.mean() if shares is None else loss.sum() / shares.sum()
    return named(loss, 'NllLoss2DBackward0' if dims > 2 else 'NllLossBackward0')


def cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
                  reduction='mean', label_smoothing=0.0):
    if size_average is not None or reduce is not None: unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    if not input.dim(): unsupported()
    likely = target.size() == input.size()
    assert not likely or target.is_floating_point(), (
        RuntimeError,
        f'Expected floating point type for target with class probabilities, got {kind(target)}',
        'PROBABILITIES_REFUSED', 1)
    assert not likely and label_smoothing <= 0 or 0 <= label_smoothing <= 1, (
        RuntimeError,
        f'label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing}')
    dim = 0 if input.dim() == 1 else 1
    logs, classes = input.log_softmax(dim), input.size(dim)
    if not likely:
        loss = torch.nn.functional.nll_loss(logs, target, weight, size_average, ignore_index,
            reduce, reduction)
        if label_smoothing <= 0: return loss
        if input.dim() != 2 or weight is not None or ignore_index in entries(target): unsupported()
        smooth = -logs.sum(1)
        if reduction != 'none': smooth = smooth.mean() if reduction == 'mean' else smooth.sum()
        return loss * (1 - label_smoothing) + smooth * (label_smoothing / classes)
    if input.dim() != 2 or weight is not None and list(weight.size()) != [classes]: unsupported()
    if label_smoothing > 0: target = target * (1 - label_smoothing) + label_smoothing / classes
    products = logs * target
    if weight is not None: products = products * weight
    if reduction == 'none': return -products.sum(1)
    if reduction == 'sum': return -products.sum()
    return named(-products.sum() / input.size(0), 'DivBackward1')


def binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None,
                         reduction='mean'):
    if size_average is not None or reduce is not None: unsupported()
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    assert target.size() == input.size(), (
        ValueError,
        f'Using a target size ({target.size()}) that is different to the input size '
        f'({input.size()}) is deprecated. Please ensure they have the same size.',
        'SAME_SHAPE_REFUSED', 1, 1, 0, 0)
    for p in entries(input):
        assert 0 <= p <= 1, (
            RuntimeError, 'all elements of input should be between 0 and 1', 'CHANCES_REFUSED', 0)
    if weight is not None:
        weight = weight.expand(torch.broadcast_shapes(target.size(), weight.size()))
    loss = (target - 1) * (1 - input).log().clamp(-100) - target * input.log().clamp(-100)
    if weight is not None: loss = loss * weight
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None,
                                     reduction='mean', pos_weight=None):
    if size_average is not None or reduce is not None: unsupported()
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    assert target.size() == input.size(), (
        ValueError,
        f'Target size ({target.size()}) must be the same as input size ({input.size()})',
        'SAME_SHAPE_REFUSED', 1, 1, 0, 0)
    log_sigmoid = input.clamp(max=0) - log1p((-input.abs()).exp())
    if pos_weight is not None: log_sigmoid = ((pos_weight - 1) * target + 1) * log_sigmoid
    loss = (1 - target) * input - log_sigmoid
    if weight is not None: loss = loss * weight
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def smooth_l1_loss(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0):
    if size_average is not None or reduce is not None or beta <= 0: unsupported()
    if target.size() != input.size():
        warn(
            f'UserWarning: Using a target size ({target.size()}) that is different to the input '
            f'size ({input.size()}). This will likely lead to incorrect results due to '
            'broadcasting. Please ensure they have the same size.')
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    distance = (input - target).abs()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    curve = distance * distance * 0.5
    loss = torch.where(distance < beta, curve if beta == 1 else curve / beta,
        distance - 0.5 * beta)
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def kl_div(input, target, size_average=None, reduce=None, reduction='mean', log_target=False):
    if size_average is not None or reduce is not None: unsupported()
    if reduction == 'mean':
        warn(
            "UserWarning: reduction: 'mean' divides the total loss by both the batch size and the "
            "support size.'batchmean' divides only by the batch size, and aligns with the KL div "
            "math definition.'mean' will be changed to behave the same as 'batchmean' in the next "
            'major release.')
    if not input.is_floating_point() or not target.is_floating_point() or not input.dim():
        unsupported()
    assert reduction in ('none', 'mean', 'batchmean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    loss = (target.exp() * (target - input)
        if log_target else torch.where(target > 0, target * target.log(), 0.0) - target * input)
    if reduction == 'none': return loss
    if reduction == 'mean': return loss.mean()
    return loss.sum() / input.size(0) if reduction == 'batchmean' else loss.sum()


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
