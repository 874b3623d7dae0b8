/** What a page says of itself to search engines and on its card, beside its title. Read by the build alone. */
export const heads = {
  descriptions: {
    '/': 'PyTorch and NumPy as moving pictures: how a column and a row become a table, and why a view fails. Step through lessons, your own code or your error.',
    '/playground/':
      'Write a few lines of PyTorch or NumPy and step through what broadcasting, strides and views really do.',
    '/error/':
      'Paste a PyTorch or NumPy shape error. See what led to it step by step, and how to fix it.',
    '/examples/': 'Short programs on broadcasting, views and NumPy, each with its steps.',
    '/about/': 'How Stridewise computes what it shows, and how it is tested.',
    '/runs/': 'Every function, method and attribute of PyTorch and NumPy that Stridewise runs.',
    '/author/':
      'Put a program’s steps into a course, a book or slides: set the widget up while you see it, and copy the code.',
  },
  example: (title: string) => `${title}: a program to step through and to change.`,
  cards: {
    '/': 'See what broadcasting, strides and views do',
    '/playground/': 'Step through your own code',
  },
};
