/** The list of what runs. */
export const runs = {
  title: 'Supported code',
  lead: (all: number) =>
    `These ${all} functions, methods and attributes run here, with the parameters shown, and give the results of PyTorch and NumPy. The list comes from the table in which the core looks up names. Anything else is reported by name, line and column.`,
  search: 'Search',
  found: (count: number, all: number) => `${count} of ${all}`,
  none: 'Nothing with this name runs here.',
  alsoMethod: 'also a method',
  language: 'Python: the language',
  refused: 'Not supported on purpose: why, and what to write instead',
};
