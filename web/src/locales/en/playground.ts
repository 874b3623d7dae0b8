/** The playground: editor, answer and examples. */
export const playground = {
  tagline:
    'Write a few lines of PyTorch or NumPy, and step through what broadcasting, strides and views really do.',
  editor: 'Editor',
  program: 'Program',
  examples: 'Examples',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  tooLongToLink: 'Too long for a link',
  askFirst: 'Quiz me first',
  compareWith: 'Compare with…',
  otherProgram: 'Other program',
  transcript: 'Transcript',
  pythonAnswers: 'Output',
  story: 'Steps',
  toMap: 'Map of all calls',
  stale: 'The last program that ran',
  lastPicture: 'This is the last picture.',
  noStory: 'No line of this program has steps to show yet.',
  nothing: 'Nothing to run yet. Write a few lines of PyTorch or NumPy, or start with one of these.',
  nothingRuns: 'Fix the marked line to run the program. Or start with one of these.',
  needsScript:
    'This page computes in your browser and needs JavaScript. You can see these without it:',
};
