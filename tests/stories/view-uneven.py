import torch
x = torch.arange(12).view(3, 4).t()
x.view(6, 2)
