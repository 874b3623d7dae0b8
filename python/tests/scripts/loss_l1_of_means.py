# fails: target - prediction.mean(1)
# operands: target, prediction
# says: Dim 1: target has size 6 and prediction.mean(1) has size 9
# repair: target - prediction.mean(1, keepdim=True)
import torch

prediction, target = torch.randn(9, 5), torch.randn(9, 6)
loss = (target - prediction.mean(1)).abs().mean()
assert loss.ndim == 0
