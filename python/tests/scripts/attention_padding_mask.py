# fails: scores.masked_fill(keep.logical_not(), -1e9)
# operands: scores, keep
# says: Dim 2: scores has size 5 and keep.logical_not() has size 3
# repair: scores.masked_fill(keep.logical_not().unsqueeze(1).unsqueeze(2), -1e9)
import torch

scores = torch.randn(3, 4, 5, 5)
keep = torch.ones(3, 5, dtype=torch.bool)
scores = scores.masked_fill(keep.logical_not(), -1e9)
assert scores.shape == (3, 4, 5, 5)
