import torch
import numpy as np
from einops import rearrange, reduce, repeat
img = torch.arange(16.).reshape(1, 1, 4, 4)
patches = rearrange(img, 'b c (h p1) (w p2) -> b (h w) (p1 p2 c)', p1=2, p2=2)
pooled = reduce(img, 'b c (h 2) (w 2) -> b c h w', 'max')
rgb = repeat(np.arange(4).reshape(2, 2), 'h w -> h w c', c=3)
rearrange(patches, 'b n (h d) -> b h n d', h=3)
