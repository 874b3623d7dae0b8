# fails: x / norms
# operands: x, norms
# says: Dim 1: x has size 3 and norms has size 5
# repair: x / norms[:, None]
import numpy as np

x = np.arange(15.0).reshape(5, 3) + 1
norms = np.sqrt((x**2).sum(axis=1))
unit = x / norms
assert np.allclose((unit**2).sum(axis=1), 1)
