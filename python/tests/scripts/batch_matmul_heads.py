# fails: x @ self.weight
# operands: x, self.weight
# says: 32 columns of x, but 8 rows of self.weight
# repair: x @ self.weight.t()
import torch


class Projection(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(8, 32))

    def forward(self, x):
        return x @ self.weight


assert Projection()(torch.randn(4, 6, 32)).shape == (4, 6, 8)
