import numpy as np
import einops
v, c = np.array([[1]]), 2
einops.repeat(v[0], 'h -> h c', c=c)
np.pad(v, (0, 1), mode='maximum')
def both():
    return v + 1, v + 2
def make(n):
    return v + n
pair = [v, v * 2]
einops.rearrange([make(1), make(2)], 'b h w -> h (b w)')
einops.rearrange(pair, 'b h w -> h (b w)')
einops.rearrange(both(), 'b h w -> h (b w)')
np.stack(pair)
np.pad(array=make(3), pad_width=(0, 1))
np.broadcast_arrays(*pair)
