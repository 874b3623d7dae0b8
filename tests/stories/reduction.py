import torch
x = torch.arange(6.).reshape(2, 3)
x.sum(1)
x.mean(0, keepdim=True)
x.max(1)
x.sum(2)
