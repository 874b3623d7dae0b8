# fails: x * mask
# operands: x, mask
# says: Dim 2: x has size 16 and mask has size 6
# repair: x * mask.unsqueeze(2)
import torch

x = torch.randn(4, 6, 16)
mask = torch.ones(4, 6)
pooled = (x * mask).sum(1)
assert pooled.shape == (4, 16)
