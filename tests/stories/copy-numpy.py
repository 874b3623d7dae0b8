import numpy as np
a = np.arange(6).reshape(2, 3).T
a.copy()
np.ascontiguousarray(a)
np.copy(a)
np.asfortranarray(a)
np.ascontiguousarray(a.T)
