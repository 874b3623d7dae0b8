import torch
import numpy as np

a = torch.zeros(2, dtype=torch.uint8)
a += 300
-a
a * a
b = np.array([200, 55], dtype=np.uint8)
b + b
b @ b
torch.tensor([2**31 - 1], dtype=torch.int32) + 1
torch.tensor([9223372036854775807]) + 1
