import torch
import numpy as np

x = torch.arange(4.).view(2, 2)
x.clamp(1, 2)
torch.outer(x[0], x[1])
torch.diff(x)
np.outer(np.arange(2), np.ones((1, 2)))
np.trace(np.ones((2, 2)))
