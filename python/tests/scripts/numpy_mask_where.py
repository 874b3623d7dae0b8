# fails: np.where(mask, x, 0)
# operands: mask, x
# says: Dim 1: mask has size 4 and x has size 9
# repair: np.where(mask[:, None], x, 0)
import numpy as np

x = np.ones((4, 9))
mask = np.array([True, False, True, True])
kept = np.where(mask, x, 0)
assert kept.shape == (4, 9)
