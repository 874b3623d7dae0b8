import torch
pair = [torch.tensor([1., 2.]), torch.tensor([3., 5.])]
torch.nn.functional.mse_loss(*pair)
def both():
    return pair
torch.einsum('i,i->i', both())
