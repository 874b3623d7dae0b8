import torch
import numpy as np

x = torch.tensor([[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]])

x[torch.tensor([2, 0])]
x[torch.tensor([[0], [-1]]), torch.tensor([1, 3])]
x[x > 12]
x[:, torch.tensor([True, False, True, False])]
x[None, [0, 1], :, None]
np.arange(24).reshape(2, 3, 4)[[0, 1], :, [1, 2]]
x[torch.tensor([0, 3])]
x.index_select(1, torch.tensor([3, 1]))
