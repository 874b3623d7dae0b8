# https://github.com/karpathy/nanoGPT 3adf61e154c3fe3fca428ad6bc3818b27a3b8291 model.py
config = GPTConfig(block_size=16, vocab_size=65, n_layer=2, n_head=4, n_embd=16)
model = GPT(config)
tokens = torch.arange(16).view(2, 8)
logits, loss = model(tokens, tokens)
