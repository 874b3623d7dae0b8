# fails: np.multiply(x, weights)
# operands: x, weights
# says: Dim 1: x has size 3 and weights has size 5
# repair: np.multiply(x, weights[:, None])
import numpy as np

x, weights = np.ones((5, 3)), np.arange(5.0)
weighted = np.multiply(x, weights)
assert weighted.sum() == 30
