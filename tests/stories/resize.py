import torch
x = torch.arange(6)
x.resize_(2, 2)
x.resize_(2, 4)
