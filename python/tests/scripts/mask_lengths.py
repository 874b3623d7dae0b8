# fails: positions < lengths
# operands: positions, lengths
# says: Dim 1: positions has size 10 and lengths has size 3
# repair: positions < lengths.unsqueeze(1)
import torch

positions = torch.arange(10).repeat(3, 1)
lengths = torch.tensor([4, 10, 7])
mask = positions < lengths
assert mask.sum(1).tolist() == [4, 10, 7]
