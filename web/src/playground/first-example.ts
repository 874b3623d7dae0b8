export interface Example {
  topic: string;
  title: string;
  code: string;
}

/** What the start page opens with: small enough to see every element move. */
export const firstExample: Example = {
  topic: 'Broadcasting',
  title: 'A column and a row',
  code: [
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ].join('\n'),
};
