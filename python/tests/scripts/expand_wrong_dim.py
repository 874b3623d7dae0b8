# fails: positions.expand(batch, length)
# operands: positions
# says: positions has size 6
# repair: positions.unsqueeze(1).expand(batch, length)
import torch

batch, length = 6, 9
positions = torch.arange(6)
ids = positions.expand(batch, length)
assert ids.shape == (6, 9)
