import torch
x = torch.arange(6)
y = x.view(2, 3)
row = y[1]
row += 10
y[:, 0] = 0
y.t()[0] = torch.tensor([7, 8])
