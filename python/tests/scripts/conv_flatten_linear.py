# fails: F.linear(x, self.fc.weight, self.fc.bias)
# operands: x, self.fc.weight
# says: Dim 3 of x has size 5 and dim 1 of self.fc.weight has size 400
# repair: F.linear(x.flatten(1), self.fc.weight, self.fc.bias)
import torch
import torch.nn.functional as F


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = torch.nn.Conv2d(3, 6, 5)
        self.conv2 = torch.nn.Conv2d(6, 16, 5)
        self.fc = torch.nn.Linear(400, 10)

    def forward(self, x):
        x = F.max_pool2d(self.conv1(x).relu(), 2)
        x = F.max_pool2d(self.conv2(x).relu(), 2)
        return F.linear(x, self.fc.weight, self.fc.bias)


assert Net()(torch.randn(4, 3, 32, 32)).shape == (4, 10)
