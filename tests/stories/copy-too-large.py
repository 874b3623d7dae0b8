import torch

x = torch.ones(100000, 1).expand(100000, 100000)
x.clone()
x.repeat(2, 2)
x.reshape(-1)
