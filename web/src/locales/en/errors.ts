/** The page for errors. In `[...]`: the link to the playground. */
export const errors = {
  title: 'I have an error',
  lead: 'Paste the traceback, or only its last line. What you paste stays in your browser, and in the address of this page.',
  needsScript: 'This page computes in your browser and needs JavaScript.',
  pasted: 'Traceback or message',
  examples: 'Examples',
  common: 'Or try a common one',
  /** The line of a traceback that is pointed at. */
  line: 'The line that failed',
  asked: 'The message leaves these out. Put yours here',
  /** `operand` as in that line: `k.transpose(-2, -1)`. */
  shapeOf: (operand: string) => `Shape of ${operand}`,
  program: 'An example that raises this error',
  retold: 'An example that raises this error, with the names of your line',
  own: 'Your program',
  ownSame: 'It was run here, and raises exactly this error.',
  ownReworded: (answer: string) =>
    `It was run here, and raises the same error, now worded differently: ${answer}`,
  ownRuns: 'The program that you pasted was run here, and raises no error.',
  ownRunsWhy:
    'So something was different where it failed: a shape, a dtype or a version. Print the shapes just before that line.',
  open: 'Open it in the playground',
  change: 'Change this program in the playground',
  same: 'It raises exactly this error.',
  reworded: (answer: string) => `It raises the same error, now worded differently: ${answer}`,
  replay: 'Show me why',
  noError: 'With these sizes there is no error. Which ones did you have?',
  other: (answer: string) => `With these sizes it raises another error: ${answer}`,
  similar: (answer: string) => `It raises an error of the same kind, with other values: ${answer}`,
  repairs: 'What runs instead',
  numbers: 'Your numbers',
  numbersHow: 'Paste your own message: it is explained here, with your numbers',
  search: 'Find a message, a function or a lesson',
  paste: 'Paste your own error, with your numbers',
  lesson: 'The lesson that explains it:',
  alike: 'Messages that look like it',
  wordings: 'The same in other versions',
  all: 'Errors, each with programs and repairs',
  page: 'More about this message',
  about: 'What this message means, programs that raise it, and code that runs instead.',
  groups: {
    broadcasting: 'Broadcasting',
    views: 'Views and shapes',
    products: 'Matrix products',
    joining: 'Joining tensors',
    indexing: 'Indexing',
    writing: 'Writing into a tensor',
    values: 'Values and dtypes',
    layers: 'Layers',
  },
  repairsNote: 'Each runs with these shapes. Check that it does what you want.',
  noRepair:
    'No repair is certain here. Print the shapes just before the line: one of them is not what you expected.',
  noProgram:
    'Stridewise knows this message, but has no program for it. Write the lines that lead to it into the [playground].',
  outside:
    'This error has no steps to show. Write the lines before it into the [playground] to follow their shapes.',
  unknown:
    'Stridewise does not know this message. It knows what PyTorch 2.15 and NumPy 2.4 say about shapes, views, products, joining and indexing. Try the last line of the traceback alone, or write the lines that lead to the error into the [playground].',
};
