import torch
import numpy as np
x = torch.tensor([[3, 1, 2], [6, 5, 4]])
x.cumsum(0)
x.sort(1)
x.argsort()
x.topk(2)
x.tril()
torch.triu(x, 1)
n = np.array([[3, 1, 2], [6, 5, 4]])
np.cumsum(n)
np.sort(n)
np.tril(n)
