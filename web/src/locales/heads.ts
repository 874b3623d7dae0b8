/** What pages say of themselves to search engines and on their cards. Read by the build alone. */
import { heads as english } from './en/heads';
import type { Language } from './languages';
import { filled } from './translation';
import type { DeepPartial, Heads } from './types';

const files = import.meta.glob<{ heads: DeepPartial<Heads> }>('./*/heads.ts', { eager: true });

/** English where a language lacks them. */
export const headsIn = (language: Language): Heads =>
  filled<Heads>(english, files[`./${language}/heads.ts`]?.heads ?? {});
