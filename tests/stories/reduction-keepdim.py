import torch
x = torch.arange(6.).view(2, 3)
x.sum(1, keepdim=True)
x.sum()
x.sum(0) 
x / x.sum(1, keepdim=True)
x / x.sum(1)
torch.ones(0, 3).sum(0)
torch.ones(0, 3).max(0)
