import torch
import numpy as np

x = torch.arange(12).view(3, 4)
i = torch.tensor([[0, 1], [3, 2], [1, 1]])
src = torch.tensor([[5, 6], [7, 8], [9, 10]])
x.gather(1, i)
x.gather(1, i + 2)
x.scatter_(1, i, src)
x.scatter_add_(1, i, src)
x.scatter(1, i, 7)
x.index_add_(0, torch.tensor([2, 0, 2]), torch.ones(3, 4, dtype=torch.int64))
x.take_along_dim(i[:1], dim=1)
a = np.array([[3, 1, 2], [4, 6, 5]])
np.put_along_axis(a, a.argmax(axis=1, keepdims=True), 0, axis=1)
np.take_along_axis(a, a.argsort(axis=1), axis=1)
