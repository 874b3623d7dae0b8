import { type Exercises, lines } from '../../src/lesson/programs';

const a = 'a = torch.arange(8).reshape(2, 4)';

export const programs = {
  a: lines('import torch', a, 'a.stride()', 'b = a.t()', 'column = a[:, 1]'),
  own: lines('import torch', 'x = torch.arange(12)', 'x.as_strided((3, 4), (4, 1))'),
  numpy: lines('import numpy as np', 'a = np.arange(8).reshape(2, 4)', 'a.strides'),
};

export const exercises: Exercises = {
  column: {
    before: lines('import torch', a),
    start: 'c = a.as_strided((2,), (1,), 0)',
    checks: {
      values: 'c.tolist() == [2, 6]',
      shares: 'c.untyped_storage().data_ptr() == a.untyped_storage().data_ptr()',
    },
    solution: 'c = a.as_strided((2,), (4,), 2)',
    wrong: ['c = torch.tensor([2, 6])', 'c = a.as_strided((2,), (1,), 2)', 'c = a[:, 2].clone()'],
  },
};
