/** The examples of the playground, by topic. */
export const examples = {
  topics: {
    broadcasting: 'Broadcasting',
    views: 'Views',
    numpy: 'NumPy',
  },
  titles: {
    fits: 'Sizes that fit',
    refused: 'Sizes that do not fit',
    outer: 'A column and a row',
    silent: 'The silent one: (N,) with (N, 1)',
    inPlace: 'In place: the target cannot grow',
    expanded: '10¹² elements, one stored',
    viewRefused: 'A view that is refused',
    viewFits: 'Not contiguous, and yet a view',
    reshapeCopies: 'reshape copies where it must',
    permuted: 'permute, then view',
    inferred: '-1: work it out',
    inNumpy: 'The same in NumPy',
  },
};
