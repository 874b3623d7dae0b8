# https://github.com/pytorch/examples 77f55b912142e11fcfdf5b530231fb9c52f181e8 dcgan/main.py: weights_init Generator Discriminator
nc, nz, ngf, ndf = 3, 20, 8, 8
netG = Generator(1)
netG.apply(weights_init)
netD = Discriminator(1)
netD.apply(weights_init)
fake = netG(torch.randn(2, nz, 1, 1))
verdict = netD(fake)
