# https://github.com/kuangliu/pytorch-cifar 49b7aa97b0c12fe0d4054e670403a16b6b834ddd models/resnet.py
model = ResNet18()
scores = model(torch.randn(2, 3, 32, 32))
