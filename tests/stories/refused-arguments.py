import torch
import numpy as np
a = torch.arange(6).view(2, 3)
try:
    a @ torch.ones(3)
except RuntimeError:
    pass
try:
    a.masked_fill(a, 0)
except RuntimeError:
    pass
try:
    a.unflatten(1, (2, 2))
except RuntimeError:
    pass
try:
    a.split([1, 2])
except RuntimeError:
    pass
try:
    a @ torch.tensor(2)
except RuntimeError:
    pass
try:
    a[0.5]
except IndexError:
    pass
n = np.arange(6).reshape(2, 3)
try:
    n[np.array([True, False]), np.array([True, False])]
except IndexError:
    pass
try:
    n[:, ::0]
except ValueError:
    pass
try:
    np.add(n, n, out=np.zeros(3, dtype=int))
except ValueError:
    pass
try:
    n.T.reshape(6, copy=False)
except ValueError:
    pass
n ** -1
