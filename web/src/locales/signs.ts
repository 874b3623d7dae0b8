/** Signs between words, as the page's language has them. */
import { spoken } from './translation';
import type { Signs } from './types';

const english: Signs = { list: ', ', comma: ', ', colon: ': ' };
const signs = () => spoken.value.translation?.signs ?? english;

/** Names or numbers in a list. */
export const listed = (items: readonly unknown[]) => items.join(signs().list);

/** Parts of a sentence, one after the other. */
export const inTurn = (parts: readonly string[]) => parts.join(signs().comma);

export const labelled = (label: string, text: string) => `${label}${signs().colon}${text}`;
