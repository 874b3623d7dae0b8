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
    silent: 'A silent broadcast: (N,) with (N, 1)',
    inPlace: 'In place: the target cannot grow',
    expanded: '10¹² elements, one stored',
    viewRefused: 'A view that fails',
    viewFits: 'Not contiguous, but still a view',
    reshapeCopies: 'reshape copies where it must',
    permuted: 'permute, then view',
    inferred: '-1: work it out',
    inNumpy: 'The same in NumPy',
  },
};
