# https://github.com/XuXingyu-98/Recurrent-models ba665469267615dcd938412c5f169a6f8cdbdd00 LSTM_cell.py
cell = LSTMCell(5, 7)
x = torch.randn(4, 3, 5)
state = None
for t in range(x.shape[0]):
    state = cell(x[t], state)
