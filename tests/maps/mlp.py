import torch

torch.manual_seed(0)
N, D_in, H, D_out = 4, 6, 5, 3
x = torch.randn(N, D_in)
y = torch.randn(N, D_out)
w1 = torch.randn(D_in, H)
w2 = torch.randn(H, D_out)

for step in range(20):
    h = x.mm(w1)
    h_relu = h.clamp(min=0)
    y_pred = h_relu.mm(w2)
    loss = (y_pred - y).pow(2).sum()
    grad_y = 2.0 * (y_pred - y)
    grad_w2 = h_relu.t().mm(grad_y)
    grad_h = grad_y.mm(w2.t())
    grad_h[h < 0] = 0
    grad_w1 = x.t().mm(grad_h)
    w1 -= 1e-6 * grad_w1
    w2 -= 1e-6 * grad_w2
