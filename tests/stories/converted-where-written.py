import numpy as np
import torch

torch.zeros(2, dtype=torch.uint8).copy_(torch.tensor([300, -1]))
x = np.array([1.5, -2.7])
i = np.zeros(2, dtype=np.int64)
i[[1, 0]] = x
i[:] = x
i.reshape(2, 1)
