import torch
import numpy as np
import einops
a = torch.arange(12.).reshape(2, 2, 3)
b = torch.arange(12.).reshape(2, 3, 2)
torch.einsum('bij,bjk->bik', a, b)
x = torch.arange(6.).reshape(2, 3)
torch.einsum('ij,kj->ik', x, x)
torch.einsum('ii', x @ x.T)
torch.einsum('...i,i->...', x, torch.ones(3))
np.einsum('i,j->ij', np.arange(2), np.arange(3))
einops.einsum(x, x, 'row feature, other feature -> row other')
torch.einsum('i,j', x[0], x)
