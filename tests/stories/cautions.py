import torch
p = torch.tensor([1., 2., 3.])
y = p[:, None]
p - y
b = torch.ones(3, 3)
b / b.sum(1)
torch.arange(6).view(2, 3).view(3, 2)
y *= 2
