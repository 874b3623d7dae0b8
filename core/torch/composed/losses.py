"""Loss functions of torch.nn.functional."""


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
    if size_average is not None or reduce is not None or weight is not None: unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    if input.dim() != 2 or not target.dim() or not input.is_floating_point(): unsupported()
    assert input.size(0) == target.size(0), (
        ValueError,
        f'Expected input batch_size ({input.size(0)}) to match target batch_size '
        f'({target.size(0)}).', 0, input.size(0), 0, target.size(0))
    assert target.dim() < 2, (
        RuntimeError, '0D or 1D target tensor expected, multi-target not supported')
    assert target.dtype == torch.int64, (
        RuntimeError, f'expected target dtype to be Long or Byte, but got {kind(target)}')
    for i in target.tolist():
        if i == ignore_index: unsupported()
        assert 0 <= i < input.size(1), (IndexError, f'Target {i} is out of bounds.')
    picked = input[torch.arange(len(target)), target]
    loss = -picked
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
                  reduction='mean', label_smoothing=0.0):
    if label_smoothing or target.size() == input.size() or input.dim() != 2: unsupported()
    return torch.nn.functional.nll_loss(input.log_softmax(1), target, weight, size_average,
        ignore_index, reduce, reduction)


def binary_cross_entropy(input, target, reduction='mean'):
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    assert target.size() == input.size(), (
        ValueError,
        f'Using a target size ({target.size()}) that is different to the input size '
        f'({input.size()}) is deprecated. Please ensure they have the same size.')
    loss = (target - 1) * (1 - input).log().clamp(-100) - target * input.log().clamp(-100)
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def binary_cross_entropy_with_logits(input, target, reduction='mean'):
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    assert target.size() == input.size(), (
        ValueError,
        f'Target size ({target.size()}) must be the same as input size ({input.size()})')
    loss = (1 - target) * input - (input.clamp(max=0) - log1p((-input.abs()).exp()))
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def smooth_l1_loss(input, target, reduction='mean'):
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    assert reduction in ('none', 'mean', 'sum'), (
        ValueError, f'{reduction} is not a valid value for reduction')
    if target.size() != input.size(): unsupported()
    distance = (input - target).abs()
    loss = torch.where(distance < 1, distance * distance * 0.5, distance - 0.5)
    return loss if reduction == 'none' else loss.mean() if reduction == 'mean' else loss.sum()


def kl_div(input, target, reduction='batchmean', log_target=False):
    if not input.is_floating_point() or not target.is_floating_point(): unsupported()
    if reduction == 'mean': unsupported()
    loss = (target.exp() * (target - input)
        if log_target else torch.where(target > 0, target * target.log(), 0.0) - target * input)
    return (loss if reduction == 'none' else loss.sum() / input.size(0)
        if reduction == 'batchmean' else loss.sum())
