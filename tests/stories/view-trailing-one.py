import torch
import numpy as np

x = torch.arange(6).view(3, 2)
x[:, :1].view(3)
np.arange(6).reshape(3, 2)[:, :1].reshape(3)
x[:1, :1].view(1)
s = torch.tensor(5)
s.view(1, 1)
