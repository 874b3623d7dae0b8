import torch
import torch.nn as nn
import torch.nn.functional as F


class LoRA(nn.Module):
    def __init__(self, base, rank):
        super().__init__()
        self.base = base
        self.a = nn.Parameter(torch.ones(rank, base.in_features))
        self.b = nn.Parameter(torch.zeros(base.out_features, rank))

    def forward(self, x):
        return self.base(x) + x @ self.a.t() @ self.b.t()


class Expert(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(dim, 2 * dim), nn.ReLU(), nn.Linear(2 * dim, dim))

    def forward(self, x):
        return self.net(x)


class MoE(nn.Module):
    def __init__(self, dim, experts):
        super().__init__()
        self.gate = nn.Linear(dim, experts)
        self.experts = nn.ModuleList([Expert(dim) for _ in range(experts)])
        self.proj = LoRA(nn.Linear(dim, dim), 2)

    def forward(self, x):
        weights = F.softmax(self.gate(x), dim=-1)
        top, index = weights.topk(2, dim=-1)
        every = torch.stack([expert(x) for expert in self.experts], dim=-2)
        picked = torch.gather(every, 1, index.unsqueeze(-1).expand(-1, -1, x.shape[-1]))
        return self.proj((picked * top.unsqueeze(-1)).sum(1))


moe = MoE(6, 4)
tokens = torch.arange(30).view(5, 6) / 30
out = moe(tokens)
