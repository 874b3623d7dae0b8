# https://github.com/lucidrains/vit-pytorch 69d24fe9e3024c0d4b02761123b8583a24ebed1e vit_pytorch/vit.py
model = ViT(image_size=8, patch_size=4, num_classes=5, dim=16, depth=2, heads=2, mlp_dim=24, dim_head=8)
scores = model(torch.randn(2, 3, 8, 8))
