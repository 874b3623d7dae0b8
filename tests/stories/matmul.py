import torch
a = torch.arange(6.).reshape(2, 3)
v = torch.tensor([1., 10., 100.])
a @ v
torch.ones(4, 1, 2, 3) @ torch.ones(5, 3, 2)
a @ a
