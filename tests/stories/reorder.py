import torch
import numpy as np

x = torch.tensor([[0, 1, 2], [3, 4, 5]])

x.flip(0, 1)
torch.roll(x, 1, 1)
np.roll(np.array([[0, 1, 2], [3, 4, 5]]), 1)
torch.rot90(x)
x.repeat(2, 1, 2)
x.repeat_interleave(2, dim=0)
np.resize([1, 2, 3], (2, 2))
