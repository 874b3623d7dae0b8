import numpy as np
import torch
a = np.array([[1.5, -2.7], [0.0, 4.0]])
a.T.astype(int)
a.astype(np.float32)
a.astype(float, copy=False)
np.array(torch.arange(2))
torch.as_tensor(a, dtype=torch.int64)
