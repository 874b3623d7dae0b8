import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  a: lines(
    'import torch',
    'a = torch.arange(8).reshape(2, 4)',
    'a.t()',
    'a.t().is_contiguous()',
    'a.t().stride()',
  ),
  colours: lines(
    'import torch',
    'x = torch.arange(12).view(3, 2, 2)',
    'y = x.permute(1, 2, 0)',
    'z = x.view(2, 2, 3)',
  ),
  batch: lines(
    'import torch',
    'a = torch.rand(5, 4, 3, 2)',
    'a_t = a.permute(0, 2, 3, 1)',
    'a_t.shape',
    'a.stride()',
    'a_t.stride()',
  ),
  errors: lines(
    'import torch',
    'x = torch.arange(12).view(3, 2, 2)',
    'x.t()',
    'x.permute(0, 0, 1)',
  ),
  numpy: lines('import numpy as np', 'table = np.arange(8).reshape(2, 4)'),
  own: lines('import torch', 'x = torch.arange(12).view(3, 2, 2)', 'x.transpose(0, 1)'),
};

export const exercises: Exercises = {
  planes: {
    before: lines('import torch', 'picture = torch.arange(12).view(2, 2, 3)'),
    start: 'planes = picture.permute(1, 2, 0)',
    checks: {
      shape: 'planes.shape == (3, 2, 2)',
      values: 'planes[1].tolist() == [[1, 4], [7, 10]]',
      shares: 'planes.untyped_storage().data_ptr() == picture.untyped_storage().data_ptr()',
    },
    solution: 'planes = picture.permute(2, 0, 1)',
    wrong: [
      'planes = picture.view(3, 2, 2)',
      'planes = picture.transpose(0, 2)',
      'planes = picture.permute(2, 1, 0)',
      'planes = picture.transpose(1, 2)',
      'planes = picture.permute(2, 0, 1).contiguous()',
    ],
  },
};
