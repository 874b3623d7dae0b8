/** An answer as a reader types it. */
import type { Asked, Choice } from './asked';
import { textOf } from './compose';
import type { Chosen } from './round';
import { answerOf } from './words';

/** (2, 3), [2,3] and 2 3 are one shape; commas and brackets may be full-width. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[()[\]]/g, ' ')
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .join();

/** The choice that it names, if any: then it is known why it is right or wrong. */
export function choiceTyped(choices: readonly Choice[], text: string): Chosen {
  const at = choices.findIndex(
    ({ answer }) => !isError(answer) && plain(textOf(answer)) === plain(text),
  );
  return at < 0 ? 'other' : at;
}

export function choiceOfError(choices: readonly Choice[]): Chosen {
  const at = choices.findIndex(({ answer }) => isError(answer));
  return at < 0 ? 'other' : at;
}

const isError = (answer: Choice['answer']) => 'table' in answer && answer.id === 'ERROR';

/** Where an error may be the answer. */
export const mayFail = ({ kind }: Asked) => kind !== 'strides' && kind !== 'cell';

export const errorText = () =>
  answerOf({ table: 'answer', id: 'ERROR', values: {}, english: 'An error' });
