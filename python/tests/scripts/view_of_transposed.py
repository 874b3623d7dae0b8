# fails: x.t().view(-1)
# operands: x
# says: would cross the cut
# repair: x.t().reshape(-1)
import torch

x = torch.arange(12).view(3, 4)
flat = x.t().view(-1)
assert flat.tolist()[:3] == [0, 4, 8]
