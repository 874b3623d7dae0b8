/** The page for errors. In `[...]`: the link to the playground. */
export const errors = {
  title: 'I have an error',
  lead: 'Paste the traceback, or only its last line. What you paste stays in your browser, and in the address of this page.',
  needsScript: 'This page computes in your browser, and needs JavaScript for it.',
  pasted: 'Traceback or message',
  examples: 'Examples',
  common: 'Or look at one that many meet',
  /** The line of a traceback that is pointed at. */
  line: 'The line that failed',
  asked: 'What the message does not say',
  /** `operand` as in that line: `k.transpose(-2, -1)`. */
  shapeOf: (operand: string) => `Shape of ${operand}`,
  program: 'A program that ends in it',
  retold: 'A program that ends in it, in the names of your line',
  own: 'Your program',
  ownSame: 'It was run here, and ends in exactly this message.',
  ownReworded: (answer: string) =>
    `It was run here, and ends in the same error, which is worded differently now: ${answer}`,
  ownRuns: 'The program that you pasted was run here, and ends in no error.',
  ownRunsWhy:
    'So something was different where it failed: a shape, a dtype or a version. Print the shapes there, in front of the line.',
  open: 'Open it in the playground',
  change: 'Change this program in the playground',
  same: 'It ends in exactly this message.',
  reworded: (answer: string) =>
    `It ends in the same error, which is worded differently now: ${answer}`,
  replay: 'Replay why',
  noError: 'With these sizes there is no error. Which ones did you have?',
  other: (answer: string) => `With these sizes it ends in another message: ${answer}`,
  similar: (answer: string) => `It ends in an error of the same kind, with other values: ${answer}`,
  repairs: 'What runs instead',
  repairsNote: 'Each runs with these shapes. Whether it means what you mean, only you know.',
  noProgram:
    'This message is known here, but there is no program for it. Write the lines that lead to it into the [playground].',
  outside:
    'Here it is not run, so there is no story for it. What happens to the shapes before that can be followed in the [playground]: write the lines that make them.',
  unknown:
    'This message is not known here. Stridewise knows what PyTorch 2.15 and NumPy 2.4 say about shapes, views, products, joining and indexing. Try the last line of the traceback alone, or write the lines that lead to the error into the [playground].',
};
