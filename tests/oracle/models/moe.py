# davidmrau/mixture-of-experts f662999727109357c42074997e9a6cd72806f668 moe.py
torch.manual_seed(0)
model = MoE(input_size=6, output_size=5, num_experts=4, hidden_size=8, k=2)
x = torch.randn(7, 6)
y, loss = model(x)
model.eval()
y, loss = model(x)
