/**
 * Types of all that a language says. In a complete language a key that is missing is a type error, in
 * any language a value that does not exist; tests/web/locales.test.ts holds each to using every value.
 */
import type { MessageKey, MessageValues, Notice } from '../core/types';
import type { author } from './en/author';
import type { callMap } from './en/call-map';
import type { dials } from './en/dials';
import type { door } from './en/door';
import type { errors } from './en/errors';
import type { examples } from './en/examples';
import type { explorer } from './en/explorer';
import type { figures } from './en/figures';
import type { furtherFigures } from './en/further-figures';
import type { hands } from './en/hands';
import type { heads } from './en/heads';
import type { lesson } from './en/lesson';
import type { link } from './en/link';
import type { longRun } from './en/long-run';
import type { map } from './en/map';
import type { pages } from './en/pages';
import type { Phrase } from './en/phrases';
import type { player } from './en/player';
import type { playground } from './en/playground';
import type { practice } from './en/practice';
import type { remarks } from './en/remarks';
import type { runs } from './en/runs';
import type { saves } from './en/saves';
import type { shell } from './en/shell';
import type { titles } from './en/titles';
import type { widget } from './en/widget';

/** The words of the page itself, by part: English comes with the part that shows it. */
export interface Interface {
  shell: typeof shell;
  door: typeof door;
  link: typeof link;
  playground: typeof playground;
  callMap: typeof callMap;
  examples: typeof examples;
  player: typeof player;
  figures: typeof figures;
  furtherFigures: typeof furtherFigures;
  dials: typeof dials;
  explorer: typeof explorer;
  hands: typeof hands;
  longRun: typeof longRun;
  remarks: typeof remarks;
  errors: typeof errors;
  pages: typeof pages;
  lesson: typeof lesson;
  map: typeof map;
  runs: typeof runs;
  widget: typeof widget;
  author: typeof author;
  saves: typeof saves;
  practice: typeof practice;
}

type Sentence<Key extends MessageKey> = keyof MessageValues<Key> extends never
  ? string
  : (values: MessageValues<Key>) => string;

/** The sentences of one or more tables of the core: `event`, `caution`, `question` ... */
export type Sentences<Table extends string> = {
  readonly [Key in Extract<MessageKey, `${Table}.${string}`>]: Sentence<Key>;
};

export type Events = Sentences<'event' | 'word'>;
export type Remarks = Sentences<'caution' | 'question' | 'answer' | 'rule' | 'apart' | 'repair'>;
export type Narration = Events & Remarks;

/** By the core's sentence about what does not run: the same, with the same {places}. */
export type Notices = Readonly<Record<Notice, string>>;

/** Titles of pages, by path below the site's folder. */
export type Titles = Readonly<Record<keyof typeof titles, string>>;

/** What a page says of itself to search engines and on its card, beside its title. */
export type Heads = typeof heads;

/** Signs between words, each with its space. */
export interface Signs {
  /** Between names or numbers in a list. */
  list: string;
  /** Between parts of a sentence. */
  comma: string;
  colon: string;
}

/** A complete language. */
export interface CompleteTranslation {
  /** Left out where they are as in English. */
  signs?: Signs;
  /** Puts the words of `word.LEFT` ... into the case that a sentence needs, if there are cases. */
  inflected?: (sentence: string) => string;
  titles: Titles;
  words: Interface;
  narration: Narration;
  /** Sentences of the core without values: each is its own key. */
  phrases: Readonly<Record<Phrase, string>>;
}

/** Any part may be missing, at any depth. */
export type DeepPartial<Whole> = Whole extends (...values: never[]) => unknown
  ? Whole
  : Whole extends object
    ? { [Key in keyof Whole]?: DeepPartial<Whole[Key]> }
    : Whole;

/** A language as it is, one file that is fetched when it is spoken: all of it is there, or some. */
export interface Translation {
  signs?: Signs;
  inflected?: (sentence: string) => string;
  titles: Partial<Titles>;
  words: DeepPartial<Interface>;
  narration: Partial<Narration>;
  phrases: Partial<Record<Phrase, string>>;
}
