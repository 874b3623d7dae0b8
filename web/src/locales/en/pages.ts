/** Pages of text. In `[...]`: links, in this order in every language; in backquotes: code. */
export const pages = {
  untranslated: 'This page has not been translated yet, so it is in English.',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped. Go to the [playground] or the [lessons].',
  },
  lessons: {
    title: 'Lessons',
    lead: 'Each starts with a question. Step through it, and try your own numbers.',
  },
  practice: {
    title: 'Practice',
    lead: 'Questions on shapes, strides, views and writes, as many as you like. Every question is generated fresh and checked by running the code.',
  },
  about: {
    title: 'About',
    lead: 'Stridewise runs the tensor part of Python in a small tensor core written in C. The core prints what PyTorch and NumPy print, raises what they raise, and records what it does while it does it. The pictures only draw what the core sent: no size, no stride and no address is computed in the page.',
    tested: 'How it is tested',
    recorded:
      'Programs were run by the real PyTorch and NumPy, and what they answered was recorded. The core must answer the same, character for character: output, error type, error message, shape, stride, storage offset.',
    twice:
      'The same programs run twice, once in the native build and once in the WebAssembly that this page uses.',
    sanitizers: 'The native tests run once more with address and undefined-behaviour sanitizers.',
    lying: 'One test gives the figures a core with absurd numbers: they must draw exactly those.',
    browser:
      'Every page is opened in a browser, stepped through by keyboard, and checked for accessibility in light and dark.',
    gallery:
      'The [gallery] shows every figure, in usual scenes and at the edges. Tests compare each with what it was.',
    not: 'What it does not do',
    subset:
      'It runs a subset of Python. Anything else is reported by name, line and column; it never guesses a value. Uninitialised memory, as in `torch.empty`, is shown as zeros.',
    privacy: 'Privacy',
    yours:
      'Your programs stay in your browser, and in the links that you copy. There are no cookies, no counters and no requests to anybody else.',
    licences: 'Licences',
    shipped:
      'Stridewise is under the MIT licence. The parts of others that it ships are under [their own].',
  },
};
