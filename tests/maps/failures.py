import torch
import torch.nn as nn
import torch.nn.functional as F


class Up(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.ConvTranspose2d(16, 8, 2, stride=2)
        self.conv = nn.Conv2d(16, 8, 3, padding=1)

    def forward(self, x, skip):
        x = torch.cat([skip, self.up(x)], dim=1)
        return torch.relu(self.conv(x))


skip = torch.ones(1, 8, 33, 33)
y = Up()(torch.ones(1, 16, 16, 16), skip)
z = y * 2
print(z.shape)
f = nn.Linear(4, 5)
x = torch.ones(3, 4)
a = f(x) + 1 + torch.ones(4, 1)
b = f(f(x))
c = x + (x @ f(x))
d = f(x).view(4, 4)
e = f(x) + nothing
x += f(x)
g = nn.Sequential(f, nn.ReLU(), f)(x)
h = torch.cat([x, x, x, x, x, f(x)])
i = torch.ones(3, 4) @ torch.ones(5)
j = F.cross_entropy(f(x), torch.zeros(4).long())
k = f(x).undefined
l = k + 1
del m
n = m
if f(x).sum() > a:
    pass
