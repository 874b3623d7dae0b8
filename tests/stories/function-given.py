from functools import reduce
import torch
a = torch.arange(6).view(2, 3)
reduce(torch.add, [a, torch.ones(3), torch.ones(2, 1)])
reduce(lambda p, q: p * q, [a, torch.ones(3)])
import numpy as np
np.apply_along_axis(np.cumsum, 1, np.arange(4).reshape(2, 2))
