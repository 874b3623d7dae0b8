import { signal } from '@preact/signals';

/** The reader's wish to colour cells by the entries of a dim of a named tensor. */
export interface Colouring {
  name: string;
  dim: number;
  /** Index of the statement before which entries get their colours. */
  before: number;
}

/** The wish for a program, or none; it holds for all stories of that program. */
export const wished = signal<{ source: string; colouring: Colouring | null } | null>(null);
