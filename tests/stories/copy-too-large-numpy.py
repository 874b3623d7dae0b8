import numpy as np

x = np.broadcast_to(np.ones(1), (100000, 100000))
x.copy()
np.tile(x, 2)
x.astype(int)
