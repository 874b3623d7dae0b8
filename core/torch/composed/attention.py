"""Attention: scores, mask, softmax, weighted sum."""


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False,
                                 scale=None, enable_gqa=False):
    if enable_gqa: unsupported()
    if dropout_p or (is_causal and attn_mask is not None) or not query.is_floating_point():
        unsupported()
    if not query.dtype == key.dtype == value.dtype or min(query.dim(), key.dim(), value.dim()) < 2:
        unsupported()
    if (not query.size()[:-2] == key.size()[:-2] == value.size()[:-2]
            or key.size(-2) != value.size(-2)):
        unsupported()
    scores = (query @ key.transpose(-2, -1)
        * (1 / math.sqrt(query.size(-1)) if scale is None else scale))
    if is_causal: attn_mask = torch.ones(query.size(-2), key.size(-2), dtype=torch.bool).tril()
    if attn_mask is None: return scores.softmax(-1) @ value
    for n, d in zip(reversed(attn_mask.size()), reversed(scores.size())):
        if n not in (1, d): unsupported()
    if attn_mask.dtype != torch.bool: return (scores + attn_mask).softmax(-1) @ value
    if attn_mask.dim() > scores.dim(): unsupported()
    masked = scores.masked_fill(attn_mask.logical_not(), float('-inf'))
    weights = masked.softmax(-1)
    if not (is_causal and key.size(-2)) and not attn_mask.any(-1).all():
        weights = weights.masked_fill(attn_mask.any(-1, True).logical_not(), 0.0)
    return weights @ value
