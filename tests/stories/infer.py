import torch
x = torch.arange(24)
x.view(2, -1, 4)
x.view(-1, -1)
x.view(4, 5)
x.view(7, -1)
torch.zeros(0, 3).view(-1, 0)
