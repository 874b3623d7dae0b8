import torch

x = torch.ones(3, requires_grad=True)
x += 1
x[0] = 2
x.numpy()
with torch.no_grad():
    v = x[1:]
v.mul_(2)
torch.ones(3).sum().backward()
torch.arange(3).requires_grad_()
y = x * 2
y.requires_grad_(False)
