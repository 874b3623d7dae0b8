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
  askFirst: 'Ask me first',
  transcript: 'Transcript',
  pythonAnswers: 'What Python answers',
  story: 'Story',
  stale: 'The last program that ran',
  lastPicture: 'What you see is the last picture.',
  noStory: 'No statement of this program has a story yet.',
  nothing:
    'There is nothing to run yet. Write a few lines of PyTorch or NumPy, or begin with one of these.',
  nothingRuns: 'Nothing runs until the marked place is mended. Or begin with one of these.',
  needsScript:
    'This page computes in your browser, and needs JavaScript for it. These can be seen without it:',
};
