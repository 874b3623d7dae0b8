/**
 * What is on the pages of errors, beside their messages. Each program raises the message in the real
 * library: tests/vectors/error_pages.jsonl. What the pages say of it, the core says.
 */
import type { course } from '../lessons/course';
import { asked } from './asked';
import { elements } from './elements';
import { type ErrorMessage, messages } from './messages';
import { products } from './products';
import { shapes } from './shapes';

export interface ErrorFamily extends ErrorMessage {
  /** The commonest first; its story is the first picture. */
  programs: readonly string[];
  /** For each program, what may be written in place of the statement that raises, where the core has nothing in its names. */
  fixes?: readonly (readonly string[])[];
  lesson: (typeof course)[number]['slug'];
  /** Pages of messages that it is confused with. */
  alike?: readonly string[];
  /** How other versions and other functions word it. */
  wordings?: readonly string[];
}

export type ErrorDetail = Omit<ErrorFamily, keyof ErrorMessage>;

const details: Record<string, ErrorDetail> = { ...shapes, ...products, ...elements, ...asked };

export const families: readonly ErrorFamily[] = messages.map((message) => {
  const detail = details[message.slug];
  if (!detail) throw new Error(`families.ts lacks ${message.slug}`);
  return { ...message, ...detail };
});
