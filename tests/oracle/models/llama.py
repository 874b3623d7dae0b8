# https://github.com/karpathy/llama2.c 350e04fe35433e6d2941dce5a1f53308f87058eb model.py
args = ModelArgs(dim=16, n_layers=2, n_heads=4, n_kv_heads=2, vocab_size=32, multiple_of=8, max_seq_len=12)
model = Transformer(args)
tokens = torch.arange(12).view(2, 6)
logits = model(tokens, tokens)
last = model(tokens)
