import numpy as np
import torch

a = torch.tensor([39.65625, -44.8125], dtype=torch.float16)
b = torch.tensor([0.0160064697265625, -0.0229949951171875], dtype=torch.float16)
a // b
a // b[0]
x = np.array([39.65625, -44.8125], dtype=np.float16)
y = np.array([0.0160064697265625, -0.0229949951171875], dtype=np.float16)
x // y
x * y[:1]
np.maximum(x, y)
