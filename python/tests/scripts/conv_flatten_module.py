# fails: self.fc(x)
# instead of: self.fc(x)
# operands: x, self.fc.weight, self.fc.bias
# says: Dim 3 of x has size 4 and dim 1 of self.fc.weight has size 128
# repair: self.fc(x.flatten(1))
import torch
import torch.nn.functional as F


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(1, 8, 3)
        self.fc = torch.nn.Linear(128, 10)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.conv(x)), 3)
        return self.fc(x)


assert Net()(torch.randn(5, 1, 14, 14)).shape == (5, 10)
