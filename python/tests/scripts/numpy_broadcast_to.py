# fails: np.broadcast_to(column, (5, 3))
# operands: column
# says: column has size 5
# repair: np.broadcast_to(column[:, None], (5, 3))
import numpy as np

column = np.arange(5)
table = np.broadcast_to(column, (5, 3))
assert table.shape == (5, 3)
