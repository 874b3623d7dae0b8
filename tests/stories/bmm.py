import torch

a = torch.ones(1, 1, 2)
torch.bmm(a, torch.ones(1, 2, 1))
torch.bmm(a, torch.ones(2, 2, 1))
