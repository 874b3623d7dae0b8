# fails: scores + mask
# operands: scores, mask
# says: Dim 2: scores has size 8 and mask has size 2
# repair: scores + mask.unsqueeze(1).unsqueeze(2)
import torch

scores = torch.randn(2, 4, 8, 8)
mask = torch.zeros(2, 8)
masked = scores + mask
assert masked.shape == (2, 4, 8, 8)
