import torch
import torch.nn as nn


class LSTMCell(nn.Module):
    def __init__(self, size, hidden):
        super().__init__()
        self.x_to_gates = nn.Linear(size, 4 * hidden)
        self.h_to_gates = nn.Linear(hidden, 4 * hidden)

    def forward(self, x, state):
        h, c = state
        gates = self.x_to_gates(x) + self.h_to_gates(h)
        i, f, g, o = gates.chunk(4, dim=1)
        c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
        h = torch.sigmoid(o) * torch.tanh(c)
        return h, (h, c)


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(11, 4)
        self.cell = LSTMCell(4, 6)
        self.drop = nn.Dropout(0.5)
        self.out = nn.Linear(6, 3)

    def forward(self, words):
        batch, time = words.shape
        x = self.embed(words)
        state = torch.zeros(batch, 6), torch.zeros(batch, 6)
        steps = []
        for t in range(time):
            h, state = self.cell(x[:, t], state)
            steps.append(h)
        return self.out(self.drop(torch.stack(steps, dim=1)))


tagger = Tagger().eval()
scores = tagger(torch.zeros(3, 7, dtype=torch.long))
