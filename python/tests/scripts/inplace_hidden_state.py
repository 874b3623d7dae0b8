# fails: self.state += update
# operands: self.state, update
# says: must keep its shape
# repair: self.state = self.state + update
import torch


class Memory:
    def __init__(self):
        self.state = torch.zeros(1, 8)

    def write(self, update):
        self.state += update
        return self.state


assert Memory().write(torch.ones(5, 8)).shape == (5, 8)
