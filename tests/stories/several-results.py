import torch
import numpy as np

b = torch.ones(3)
torch.broadcast_tensors(torch.ones(2, 1), b)
torch.meshgrid(torch.arange(2.), b, indexing='ij')
torch.arange(4).view(2, 2).split(1)
torch.arange(4).view(2, 2).max(1)[0]
np.broadcast_arrays(np.ones((2, 1)), np.arange(3))
np.split(np.arange(4), 2)
pair = [torch.arange(2), torch.arange(3)]
torch.meshgrid(pair, indexing='ij')
torch.meshgrid((pair[0], pair[1]), indexing='ij')
# One array alone, where there may be several.
a = np.arange(2)
np.meshgrid(a)
