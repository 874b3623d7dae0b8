import numpy as np
a = np.zeros((2, 3))
a += np.ones((2, 1))
a += np.ones((4, 2, 3))
b = np.broadcast_to(np.arange(3), (2, 3))
b[0] = 1
c = a[0]
a.fill(7)
