/** Programs by their lines, below the import that they begin with. */
export const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');
export const numpy = (...lines: string[]) => ['import numpy as np', ...lines].join('\n');
