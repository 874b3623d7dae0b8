# fails: torch.where(mask, x, zeros)
# operands: mask, x, zeros
# says: Dim 1: mask has size 4 and x has size 9
# repair: torch.where(mask.unsqueeze(1), x, zeros)
import torch

x = torch.randn(4, 9)
zeros = torch.zeros(4, 9)
mask = torch.tensor([True, False, True, True])
kept = torch.where(mask, x, zeros)
assert kept.shape == (4, 9)
