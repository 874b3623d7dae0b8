# fails: out.transpose(1, 2).view(B, T, C)
# operands: out
# says: would cross the cut
# repair: out.transpose(1, 2).reshape(B, T, C)
import torch


class SelfAttention(torch.nn.Module):
    def __init__(self, channels, heads):
        super().__init__()
        self.heads = heads
        self.qkv = torch.nn.Linear(channels, 3 * channels)

    def forward(self, x):
        B, T, C = x.shape
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        q, k, v = (t.view(B, T, self.heads, C // self.heads).transpose(1, 2) for t in (q, k, v))
        out = (q @ k.transpose(-2, -1)).softmax(-1) @ v
        return out.transpose(1, 2).view(B, T, C)


assert SelfAttention(32, 4)(torch.randn(2, 6, 32)).shape == (2, 6, 32)
