# https://github.com/AviSoori1x/makeMoE 0d68228adb1ee8a0bbebb8a27ca84388ad72e1a0 makeMoE.py: Head MultiHeadAttention Expert NoisyTopkRouter SparseMoE Block SparseMoELanguageModel
block_size, n_embed, n_head, n_layer, dropout, num_experts, top_k, vocab_size, device = 8, 16, 2, 2, 0.0, 4, 2, 20, "cpu"
torch.manual_seed(0)
model = SparseMoELanguageModel()
tokens = torch.arange(16).view(2, 8)
logits, loss = model(tokens, tokens)
