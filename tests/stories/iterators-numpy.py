import numpy as np
a = np.arange(6).reshape(2, 3)
for x in np.nditer(a.T): print(x)
it = np.nditer(a[:, ::-1], flags=['external_loop'])
next(it)
for x, y in np.nditer([a, np.arange(2)[:, None]], order='F'): print(x, y)
a.flat[3]
a.flat[1:4]
a.T.flat[[1, 3]] = 0
a.flat = [7, 8]
