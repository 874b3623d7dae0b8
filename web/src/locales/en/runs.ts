/** The list of what runs. */
export const runs = {
  title: 'What runs',
  lead: (all: number) =>
    `These ${all} functions, methods and attributes run here, with the parameters that are shown, and answer what PyTorch and NumPy answer. The list is made from the table that the core looks names up in. What is not in it is refused by name, line and column.`,
  search: 'Search',
  found: (count: number, all: number) => `${count} of ${all}`,
  none: 'Nothing of that name runs here.',
  alsoMethod: 'also a method',
  language: 'Python: the language',
  refused: 'What is refused on purpose, why, and what to write instead',
};
