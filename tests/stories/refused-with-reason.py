import torch
import numpy as np

x = torch.arange(6).view(2, 3)
x += 0.5
x[None].t()
x.permute(0)
x.flatten(1, 0)
x.narrow(1, 2, 2)
x.unfold(0, 3, 1)
x.as_strided((3, 3), (3, 1))
x.mean()
x.view(6)[1:].add_(x.view(6)[:-1])
x[[0, 1]] = torch.ones(2, dtype=torch.int64)
x[[0, 1], [0, 1, 2]]
x[0] = torch.ones(1, 2, dtype=torch.int64)
x.mm(x[None])
x.expand(-1, 2, 3)
x // 0
x.view(0, 3)
np.broadcast_to(np.ones(3), (2, 3))[0] = 1
np.zeros(0).max()
np.arange(3, dtype=np.uint8) + 300
np.ones((2, 3)).transpose(0)
np.ones((1, 2)).squeeze(1)
