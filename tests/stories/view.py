import torch
x = torch.arange(12)
x.view(3, -1)
x.view(5, -1)
