# fails: features.permute(0, 2, 3, 1).view(-1, 8)
# operands: features
# says: would cross the cut
# repair: features.permute(0, 2, 3, 1).reshape(-1, 8)
import torch

features = torch.nn.Conv2d(3, 8, 3)(torch.randn(2, 3, 10, 10))
pixels = features.permute(0, 2, 3, 1).view(-1, 8)
assert pixels.shape == (128, 8)
