# https://github.com/lucidrains/PaLM-pytorch 7164d13d5a831647edb5838544017f387130f987 palm_pytorch/palm_pytorch.py
model = PaLM(num_tokens=20, dim=16, depth=2, heads=4, dim_head=8)
logits = model(torch.arange(12).view(2, 6))
