/** Descriptions of all attributes, properties and events of `<stride-wise>`. TypeScript checks that none is missing, tests/web/docs.test.tsx that none is extra. */
import type { flags, valued } from '../element/options';
import { languageNames } from '../locales/languages';

export const attributes: Record<(typeof valued)[number] | (typeof flags)[number] | 'lang', string> =
  {
    code: 'The program. Without it, the text inside the element: best in a <pre>, which readers see without scripts.',
    compare:
      'A second program, stepped beside the first: both take each step together. Empty, it is the second <pre> inside the element. Steps and their names are those of the first program.',
    statement: 'Index of the statement, from 0. Without it, the last one with steps.',
    step: 'The first step shown, from 0; as a property, the step shown now.',
    at: 'The same by what the step shows, such as CHUNK_CUT dim=0; RESULT is the rule’s result and END the last step. It means the same in later versions, and wins over the number.',
    speed: 'Playing speed: 0.5, 1, 2 or 4.',
    theme: 'auto (the default): that of your page, and its toggle is followed; light or dark.',
    controls: 'full (the default), minimal or none.',
    size: 'compact (the default): at most 420 pixels high, and the rest opens with a button. full: everything is shown, and every step has its room.',
    height: 'Height of the picture’s box, from 240 to 2000 CSS pixels.',
    first:
      'The first step of a range, a number from 0 or a name as for at. Numbers still count all steps; readers see them counted from here.',
    last: 'The last step of the range, likewise: RESULT stops before the element steps.',
    figures:
      'stage: the picture alone. all, or some of shapes, view, visits, dims, product, pairing, missed, element, repairs and tensors separated by commas: these are open below the picture. Without it, readers open them.',
    view: 'map shows every call of the program with its shapes first; a row opens its steps. steps (the default) shows the steps.',
    fine: 'Next stops at every single step.',
    letters: 'Shows letters instead of identical values; "0": never.',
    predict: 'Asks a question before the first step.',
    autoplay: 'Plays when scrolled into view, unless the reader prefers reduced motion.',
    debug: 'Lists unknown options below the widget, for you.',
    lang: `${languageNames.slice(0, -1).join(', ')} or ${languageNames.at(-1)}; without it the language of the text around, then the reader’s. All widgets of a page use the language of the first.`,
  };

export const properties = {
  steps: 'The number of steps; null until they are ready.',
  atStart: 'No step comes before the one shown; null until it is ready.',
  atEnd: 'No step comes after it: your slide can move on.',
};

export const methods = {
  'play()': 'Plays from the step shown; does nothing at the end.',
  'pause()': 'Stops playing.',
  'next()': 'Same as the button.',
  'previous()': 'Same as the button.',
  'goTo(step)': 'Goes to a step by its number, or by what it shows: goTo("CHUNK_CUT dim=0").',
};

export const events = {
  ready: 'The widget is ready: { statement, step, steps, atStart, atEnd }.',
  stepchange: 'Another step is shown: { statement, step, steps, atStart, atEnd }.',
  answer:
    'A question was answered: { question, answer, correct, rule }; rule names the misconception behind it, or is null.',
  leave:
    'A key asked for a step after the last or before the first one: { direction }, next or previous. A slide can move on.',
  error:
    'The program can’t run: { message, line }; or the core or the player did not load: { message }. It does not bubble.',
  resize: 'The height changed: { height }. It does not bubble.',
};

export const parts = {
  frame: 'The whole widget.',
  program: 'The text of the program.',
  caption: 'The sentence of the step.',
  controls: 'The row of buttons.',
  foot: 'The link to Stridewise.',
};

/** Custom properties of a page that a widget takes over. */
export const styles = {
  '--stridewise-paper':
    'The background; --stridewise-surface: of cells and fields; --stridewise-sunken: of the program.',
  '--stridewise-ink':
    'Text; --stridewise-ink-soft: text of less weight; --stridewise-line, --stridewise-edge: lines.',
  '--stridewise-current':
    'What a step is about; --stridewise-refused, --stridewise-good: an error, and what works.',
  '--stridewise-dim-0': 'The colour of dim 0, up to --stridewise-dim-7; with -tint, its fill.',
  '--stridewise-operand-0':
    'The colour of a tensor, up to --stridewise-operand-3, and --stridewise-operand-result.',
  '--stridewise-font-ui':
    'The font of sentences, such as Georgia, serif; --stridewise-font-code: of code and values. Frames get them through v1/frames.js.',
  '--stridewise-font-size':
    'The size of text; without it, the one that readers set in their browser.',
  '--stridewise-room': 'The height kept for the widget until it is ready.',
};
