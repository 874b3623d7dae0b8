import torch
import torch.nn as nn


class DoubleConv(nn.Module):
    def __init__(self, c_in, c_out):
        super().__init__()
        self.net = nn.Sequential(
            nn.Conv2d(c_in, c_out, 3, padding=1), nn.ReLU(),
            nn.Conv2d(c_out, c_out, 3, padding=1), nn.ReLU(),
        )

    def forward(self, x):
        return self.net(x)


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down1 = DoubleConv(1, 4)
        self.down2 = DoubleConv(4, 8)
        self.bottom = DoubleConv(8, 16)
        self.pool = nn.MaxPool2d(2)
        self.up2 = nn.ConvTranspose2d(16, 8, 2, stride=2)
        self.conv2 = DoubleConv(16, 8)
        self.up1 = nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.conv1 = DoubleConv(8, 4)
        self.out = nn.Conv2d(4, 2, 1)

    def forward(self, x):
        d1 = self.down1(x)
        d2 = self.down2(self.pool(d1))
        x = self.bottom(self.pool(d2))
        x = self.up2(x)
        x = self.conv2(torch.cat([d2, x], dim=1))
        x = self.up1(x)
        x = self.conv1(torch.cat([d1, x], dim=1))
        return self.out(x)


net = UNet()
image = torch.randn(1, 1, 18, 18)
mask = net(image)
