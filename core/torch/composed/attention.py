"""Attention: scores, mask, softmax, weighted sum."""


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False,
                                 scale=None, enable_gqa=False):
    if enable_gqa: unsupported()
    if dropout_p or (is_causal and attn_mask is not None) or not query.is_floating_point():
        unsupported()
    same = 1 if query.dtype == key.dtype else 0
    assert query.dtype == key.dtype == value.dtype, (
        RuntimeError,
        'Expected query, key, and value to have the same dtype, but got query.dtype: '
        f'{cpp(query)} key.dtype: {cpp(key)} and value.dtype: {cpp(value)} instead.',
        'DTYPES_DIFFER_REFUSED', 0, 1 + same)
    assert attn_mask is None or attn_mask.dtype in (torch.bool, torch.float32, query.dtype), (
        RuntimeError,
        'Expected attn_mask dtype to be bool or float or to match query dtype, but got '
        f'attn_mask.dtype: {cpp(attn_mask)} and  query.dtype: {cpp(query)} instead.',
        'DTYPES_DIFFER_REFUSED', 3, 0)
    if query.dtype not in (torch.float32, torch.float64): unsupported()
    if min(query.dim(), key.dim(), value.dim()) < 2: unsupported()
    if (not query.size()[:-2] == key.size()[:-2] == value.size()[:-2]
            or key.size(-2) != value.size(-2)):
        unsupported()
    scores = (query @ key.transpose(-2, -1)
        * (1 / math.sqrt(query.size(-1)) if scale is None else scale))
    if is_causal: attn_mask = torch.ones(query.size(-2), key.size(-2), dtype=torch.bool).tril()
    if attn_mask is None: return scores.softmax(-1) @ value
    more = 1 if scores.dim() == 3 else 0
    for i in range(1, min(attn_mask.dim(), 2) + 1):
        n, d = attn_mask.size(-i), scores.size(-i)
        assert n == d or 1 in (n, d), (
            RuntimeError,
            f'The size of tensor a ({d}) must match the size of tensor b ({n}) at non-singleton '
            f'dimension {scores.dim() - i + more}', 'SIZES_REFUSED', attn_mask.dim() - i, 3, n,
            key.dim() - 2, 2 - i, d)
    for n, d in zip(reversed(attn_mask.size()), reversed(scores.size())):
        if n not in (1, d): unsupported()
    if attn_mask.dtype != torch.bool: return (scores + attn_mask).softmax(-1) @ value
    if attn_mask.dim() > scores.dim(): unsupported()
    masked = scores.masked_fill(attn_mask.logical_not(), float('-inf'))
    weights = masked.softmax(-1)
    if not (is_causal and key.size(-2)) and known(attn_mask) and not attn_mask.any(-1).all():
        weights = weights.masked_fill(attn_mask.any(-1, True).logical_not(), 0.0)
    return weights @ value
