# fails: x - x.mean(axis=1)
# operands: x
# says: Dim 1: x has size 6 and x.mean(axis=1) has size 4
# repair: x - x.mean(axis=1, keepdims=True)
import numpy as np

x = np.random.default_rng(0).normal(size=(4, 6))
centred = x - x.mean(axis=1)
assert np.allclose(centred.mean(axis=1), 0)
