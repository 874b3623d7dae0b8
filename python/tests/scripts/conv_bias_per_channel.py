# fails: features + bias
# operands: features, bias
# says: Dim 3: features has size 6 and bias has size 8
# repair: features + bias.unsqueeze(1).unsqueeze(2)
import torch

features = torch.randn(2, 8, 6, 6)
bias = torch.randn(8)
shifted = features + bias
assert shifted.shape == features.shape
