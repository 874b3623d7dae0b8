import numpy as np
a = np.array([[10, 20, 30], [40, 50, 60]])
np.take(a, [4, -1])
a.take([[0, -1], [1, 1]], axis=1)
np.take(a, -1, axis=1)
a.take([0, 3], axis=1)
a.take(7)
