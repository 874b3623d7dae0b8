import torch
import torch.nn as nn
x = torch.arange(12.).view(3, 4)
fc, conv = nn.Linear(3, 2), nn.Conv2d(3, 2, 2)
bn, e = nn.BatchNorm2d(3), nn.Embedding(3, 2)
fc(x)
conv(x.view(1, 1, 3, 4))
bn(x)
e(torch.tensor([1, 5]))
nn.LayerNorm(3)(x)
nn.CrossEntropyLoss()(x, torch.tensor([0, 1]))
nn.BCELoss()(x, x[0])
nn.Sequential(nn.Flatten(0), fc)(x)
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(3, 2)
        self.norm = nn.BatchNorm1d(3)
    def forward(self, x):
        return self.head(self.norm(x[0]))
net = Net()
net(x)
nn.Sequential(net, nn.ReLU())(x)
