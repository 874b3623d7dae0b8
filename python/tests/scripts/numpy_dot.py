# fails: samples @ weights
# operands: samples, weights
# says: 20 columns of samples, but 3 rows of weights
# repair: samples @ weights.T
import numpy as np

samples, weights = np.ones((100, 20)), np.ones((3, 20))
scores = samples @ weights
assert scores.shape == (100, 3)
