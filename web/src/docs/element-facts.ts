/** Descriptions of all attributes, properties and events of `<stride-wise>`. TypeScript checks that none is missing, tests/web/docs.test.tsx that none is extra. */
import type { flags, valued } from '../element/options';
import { languageNames } from '../locales/languages';

export const attributes: Record<(typeof valued)[number] | (typeof flags)[number] | 'lang', string> =
  {
    code: 'The program. Without it, the text inside the element: best a <pre>, which is read where no script runs.',
    statement: 'Index of the statement, from 0. Without it, the last one that has a story.',
    step: 'The step that it opens at, from 0; as a property, the step that is shown.',
    at: 'The same by what the step shows, as CHUNK_CUT dim=0; RESULT and END are the rule’s result and the last step. It means the same in later versions, and counts before the number.',
    speed: '0.5, 1, 2 or 4: how fast it plays.',
    theme: 'auto (the default), light or dark.',
    controls: 'full (the default), minimal or none.',
    height: 'How high the box of the story is, from 240 to 2000 CSS pixels.',
    first:
      'The first step that it goes to, a number from 0 or a name as for at. Numbers stay those of the whole story; readers see them counted from here.',
    last: 'The last step that it goes to, likewise: with RESULT it ends where the rule does, before the elements.',
    figures:
      'stage: the picture alone. all, or some of shapes, view, visits, dims, product, pairing, missed, element, repairs and tensors with commas between them: these stand open below the picture, in a box of their own. Without it they are asked for.',
    fine: 'Next stops at every step, not at whole thoughts.',
    letters: 'Letters stand for values that say nothing; "0": never.',
    predict: 'A question is asked before the story begins.',
    autoplay: 'It plays once it is seen, for readers who want motion.',
    debug: 'What of its options it does not know is written below it, for you.',
    lang: `${languageNames.slice(0, -1).join(', ')} or ${languageNames.at(-1)}; without it the language of the text around, then the reader’s. The widgets of a page speak one language: that of the first.`,
  };

export const properties = {
  steps: 'How many steps the story has; null until it stands there.',
};

export const methods = {
  'play()': 'From the step that is shown; at the end it does nothing.',
  'pause()': 'It rests.',
  'next()': 'As the button does.',
  'previous()': 'As the button does.',
  'goTo(step)': 'To a step by its number, or by what it shows: goTo("CHUNK_CUT dim=0").',
};

export const events = {
  ready: 'The story stands there: { statement, step, steps }.',
  stepchange: 'Another step is shown: { statement, step, steps }.',
  answer:
    'A question was answered: { question, answer, correct, rule }; rule names the known wrong rule behind it, or is null.',
  error:
    'The program is refused: { message, line }; or the core or the player did not come: { message }. It does not bubble.',
  resize: 'It is as high as this now: { height }. It does not bubble.',
};

export const parts = {
  frame: 'The whole widget.',
  program: 'The text of the program.',
  caption: 'The sentence of the step.',
  controls: 'The row of buttons.',
  foot: 'The link to Stridewise.',
};
