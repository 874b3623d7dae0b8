import torch
row = torch.arange(3)
x = row.expand(2, 3)
x.view(2, 3, 1)
x.view(6)
torch.ones(1).expand(6).view(2, 3)
