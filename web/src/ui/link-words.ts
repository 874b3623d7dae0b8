import { link } from '../locales/en/link';
import { wordsOf } from '../locales/translation';
import type { Note } from '../state/url';

const words = wordsOf('link', link);

/** The sentence of a note. */
export function sentenceOf({ about, step = 0 }: Note): string {
  const sentence = words[about];
  return typeof sentence === 'string' ? sentence : sentence(step);
}
