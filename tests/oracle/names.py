"""names.py CLI: that no name which the installed libraries have is said to be missing from them."""
import math
import sys

import numpy as np
import torch

from live import run_stridewise

MADE = "import math, torch\nimport numpy as np\nx, a, rng = torch.zeros(2), np.zeros(2), np.random.default_rng(0)\n"
OBJECTS = {"math": math, "torch": torch, "torch.nn": torch.nn, "torch.nn.functional": torch.nn.functional,
           "torch.linalg": torch.linalg, "np": np, "np.random": np.random, "np.linalg": np.linalg,
           "np.lib.stride_tricks": np.lib.stride_tricks, "x": torch.zeros(2), "a": np.zeros(2),
           "rng": np.random.default_rng(0), "[1]": [1], "(1,)": (1,), "{}": {}, "{1}": {1}, "'a'": "a", "1.5": 1.5}


def main():
    lines = [f"{name}.{part}" for name, value in OBJECTS.items() for part in dir(value) if part[:2] != "__"]
    answers = run_stridewise(sys.argv[1], [(line, MADE + line + "\n") for line in lines])
    said = {line: answers[line]["statements"][-1]["error"] or {} for line in lines}
    missing = [line for line in lines if said[line].get("type") == "AttributeError"]
    print(len(lines), "names,", len(missing), "said to be missing:", *missing)
    sys.exit(missing != [])


main()
