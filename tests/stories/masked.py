import torch
import numpy as np
x = torch.tensor([[1, 2, 3], [4, 5, 6]])
m = torch.tensor([[True, False, True], [False, False, True]])
v = torch.tensor([True, False, True])
x.masked_select(m)
x.masked_select(v)
v.masked_select(m)
x.masked_fill(v, 0)
y = x.view(6)
x.masked_fill_(m, -1)
np.where(m.numpy())
torch.where(v)
