# fails: q @ k
# operands: q, k
# says: 16 columns of q, but 5 rows of k
# repair: q @ k.swapaxes(1, 2)
import numpy as np

q, k = np.ones((4, 5, 16)), np.ones((4, 5, 16))
scores = q @ k
assert scores.shape == (4, 5, 5)
