# https://github.com/pytorch/examples 77f55b912142e11fcfdf5b530231fb9c52f181e8 vae/main.py: VAE loss_function
model = VAE()
images = torch.rand(4, 1, 28, 28)
recon, mu, logvar = model(images)
loss = loss_function(recon, images, mu, logvar)
