import numpy as np
x = np.zeros((2, 3))
x[2]
x[0, 0, 0]
x.sum(axis=2)
np.expand_dims(x, 5)
np.float64(1)[0]
np.zeros((2, 0))[:, 0]
x[np.array([True, False, True])]
x[1, -4] = 5
