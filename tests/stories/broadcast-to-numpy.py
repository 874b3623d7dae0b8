import numpy as np
np.broadcast_to(np.arange(3), (2, 3))
