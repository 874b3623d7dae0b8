# https://github.com/milesial/Pytorch-UNet 21d7850f2af30a9695bbeea75f3136aa538cfc4a unet/unet_parts.py unet/unet_model.py
model = UNet(3, 2)
masks = model(torch.randn(1, 3, 64, 64))
model = UNet(3, 2, bilinear=True)
masks = model(torch.randn(1, 3, 34, 50))
