# fails: criterion(model(x), y)
# operands: model(x), y
# says: Dim 1: model(x) has size 3 and y has size 12
# repair: criterion(model(x), y.unsqueeze(1))
# ours: a function of PyTorch refused, and its line is not the reader's to change
import torch

model = torch.nn.Linear(4, 3)
criterion = torch.nn.MSELoss()
x, y = torch.randn(12, 4), torch.randn(12)
loss = criterion(model(x), y)
assert loss.ndim == 0
