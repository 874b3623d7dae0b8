/** The map of a program: its calls, with the shapes that they were given and returned. */
export const callMap = {
  tree: 'Calls and shapes: arrows walk and fold, Enter shows the steps',
  views: { map: 'Map', steps: 'Steps' },
  view: 'view',
  inPlace: 'in place',
  same: 'same tensor',
  raised: 'raises an error',
  sizes: 'Parameters and bytes',
  parameters: (count: string) => `${count} parameters`,
  bytes: (count: string) => `${count} bytes`,
  moreRows: (count: number) => (count === 1 ? '1 more row' : `${count} more rows`),
  moreTensors: (count: number) => (count === 1 ? '1 more tensor' : `${count} more tensors`),
  show: 'Show more rows',
  noSteps: 'This row has no steps: a line has steps for at most 256 of its operations.',
  empty: 'No line of this program makes a tensor.',
};
