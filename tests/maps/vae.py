import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self, size, hidden, latent):
        super().__init__()
        self.fc = nn.Linear(size, hidden)
        self.mean = nn.Linear(hidden, latent)
        self.log_var = nn.Linear(hidden, latent)

    def forward(self, x):
        h = torch.relu(self.fc(x))
        return self.mean(h), self.log_var(h)


class Decoder(nn.Module):
    def __init__(self, latent, hidden, size):
        super().__init__()
        self.fc = nn.Linear(latent, hidden)
        self.out = nn.Linear(hidden, size)

    def forward(self, z):
        return torch.sigmoid(self.out(torch.relu(self.fc(z))))


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder(36, 12, 2)
        self.decoder = Decoder(2, 12, 36)

    def reparameterize(self, mean, log_var):
        std = torch.exp(0.5 * log_var)
        eps = torch.randn_like(std)
        return mean + eps * std

    def forward(self, x):
        n, h, w = x.shape
        mean, log_var = self.encoder(x.view(n, h * w))
        z = self.reparameterize(mean, log_var)
        return {"image": self.decoder(z).view(n, h, w), "latent": (mean, log_var)}


def loss_of(out, x):
    mean, log_var = out["latent"]
    rebuilt = ((out["image"] - x) ** 2).sum()
    kl = -0.5 * torch.sum(1 + log_var - mean ** 2 - log_var.exp())
    return rebuilt + kl


vae = VAE()
x = torch.zeros(4, 6, 6)
out = vae(x)
loss = loss_of(out, x)
