import type { Int } from '../../core/types';

/** Notes about unreadable links, by the key of the query that is at fault. */
export const link = {
  code: 'The program in this link has characters that no program can have.',
  compare: 'The other program in this link has characters that no program can have.',
  statement: 'The statement number in this link is not a number.',
  step: 'The step in this link is not a number.',
  window: 'The place of a window in this link cannot be read.',
  speed: 'The speed in the link must be 0.5, 1, 2 or 4.',
  theme: 'The theme in the link must be auto, light or dark.',
  lang: 'Stridewise does not speak the language of this link yet.',
  controls: 'The controls in the link must be full, minimal or none.',
  size: 'The size in the link must be compact or full.',
  fine: 'The option fine in the link must be 0 or 1.',
  letters: 'The option letters in the link must be 0 or 1.',
  predict: 'The option predict in the link must be 0 or 1.',
  at: 'The name of the step in this link cannot be read.',
  autoplay: 'The option autoplay in the link must be 0 or 1.',
  height: 'The height in the link must be a number from 240 to 2000.',
  first: 'The first step in this link is neither a number nor a name of a step.',
  last: 'The last step in this link is neither a number nor a name of a step.',
  figures: 'Stridewise has no figures of the name in this link.',
  view: 'The option view in the link must be map or steps.',
  debug: 'The option debug in the link must be 0 or 1.',
  probe: 'The tensor to look at in this link cannot be read.',
  repair: 'The repair to show in this link cannot be read.',
  colour: 'The dim that colours the cells in this link cannot be read.',
  tooLong: 'This link is too long to be read, so the first example is shown.',
  otherVersion:
    'This link was made for another version of Stridewise, so the first example is shown.',
  long: 'This text is longer than the 64 KB that a link holds. It stays in this browser tab, also when the page is loaded again.',
  longLost:
    'This text is longer than the 64 KB that a link holds, and this browser does not keep it: it is gone when the page is loaded again.',
  notHere:
    'The text of this link was too long for a link: it is only in the browser tab where it was written.',
  damaged: 'A part of this link is damaged and was left out.',
  otherStatement: 'The statement in this link has no steps, so another one is shown.',
  otherStep: 'No step matches the name in this link, so another one is shown.',
  storyEnds: (step: Int) => `There is no step ${step}, so the last step is shown.`,
};
