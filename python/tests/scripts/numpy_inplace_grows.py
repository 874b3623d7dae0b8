# fails: total += step
# operands: total, step
# says: must keep its shape
# repair: total = total + step
import numpy as np

total, step = np.zeros(4), np.ones((3, 4))
total += step
assert total.shape == (3, 4)
