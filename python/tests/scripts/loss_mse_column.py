# fails: (prediction - target).pow(2).mean()
# operands: prediction, target
# says: Dim 1: prediction has size 5 and target has size 16
# repair: prediction - target.unsqueeze(1)
# instead of: prediction - target
import torch

prediction = torch.randn(16, 5, requires_grad=True)
target = torch.randn(16)
loss = (prediction - target).pow(2).mean()
loss.backward()
