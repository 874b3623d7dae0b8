import torch
import numpy as np
i = torch.arange(2)
f = torch.tensor([0.5, 1.5])
i + f
f + f.double()
f * torch.tensor(2.5, dtype=torch.float64)
i + 0.5
i / 2
n = np.arange(2)
n + np.float32(0.5)
n.astype(np.int32) + n
i += f
