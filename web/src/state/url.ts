/**
 * The state of the page in its address, and back. A contract: links are pasted into courses.
 *
 *   v=1            version of this list; a link without it is read as version 1
 *   code=          the program, percent-encoded, a space as `+`
 *   compare=       another program, to be stepped beside this one; `step`, `first` and `last` then count steps of
 *                  both, and names are of steps of the first
 *   statement=     index of the chosen statement, from 0
 *   step=          step of that statement's story, from 0
 *   at=            the step by what it shows, see `shown-step.ts`; counts before its number, which is for where
 *                  no step shows that
 *   first=, last=  of a widget: between which steps of the story it goes, each a number or a name as `at`
 *   window=        where windows of large tensors stand, see `windows.ts`
 *   probe=         what a closer look shows after the statement: `b`, or `0.1`, tensor 1 of its
 *                  operation 0; with a cell of it `b[0,1]`, `0.1[0,1]`
 *   repair=        of a refused statement, which of the repairs that it offers is shown instead,
 *                  from 1, and a step of its story: `1`, `2.14`
 *   colour=        the dim that colours the cells of the story: `x 1`, dim 1 of x
 *   speed=         0.5 | 1 | 2 | 4, factor of playing
 *   theme=         auto | light | dark
 *   lang=          a tag of locales/languages.json: en | zh-Hans | ...
 *   controls=      full | minimal | none
 *   fine=          1: *Next* stops at every step, 0: at authored segments
 *   letters=       1: letters stand for values that say nothing, 0: none do; without it, as the story has it
 *   predict=       1: a question is asked before a story begins, 0: none is
 *   autoplay=      1: an embed plays by itself once it is seen, where motion is wanted
 *   size=          of a widget: compact, at most 420 px high, what is not needed for a step behind a button; or full
 *   height=        of a widget: how high the box of its story is, in CSS pixels
 *   figures=       of a widget: stage, the picture alone; all, or some of `figureNames` with commas
 *                  between them: these stand open below it
 *   view=          map: the calls of the whole program are seen first, in a widget with a tab for the steps;
 *                  steps: the steps are
 *   debug=         1: an embed says what of its options it does not know
 *
 * An embed, and every link of old, has all of it in the query: `?v=1&code=...&step=3`. The site
 * writes what is about the page (theme, lang, controls) into the query, and what is about the
 * program into the fragment, which no server sees: `?lang=ko#v=1&code.z=...&step=3`; there the
 * program has further forms, see `held-text.ts`. Which of them is read: `parseAddress`.
 *
 * Reading is total: whatever cannot be read is left out and told in `notes`, one sentence each.
 * Unknown keys are passed over; of a repeated key the first one counts.
 */
import type { Int } from '../core/types';
import { type Language, languageNames } from '../locales/languages';
import type { Interface } from '../locales/types';
import type { Opened } from './held-text';
import { mostText } from './most-text';
import { SPEEDS } from './player';
import { readAt } from './shown-step';

export type Theme = 'auto' | 'light' | 'dark';
export type ControlsMode = 'full' | 'minimal' | 'none';
export type ViewName = 'steps' | 'map';
export type WidgetSize = 'compact' | 'full';

/** A part of the link that was not understood: the key of its sentence, and the values in it. */
export interface Note {
  about: keyof Interface['link'];
  step?: Int;
}

export interface LinkState {
  code: string;
  compare: string;
  statement: number;
  step: Int;
  at: string;
  window: string;
  probe: string;
  repair: string;
  colour: string;
  speed: number;
  theme: Theme;
  lang: Language;
  controls: ControlsMode;
  size: WidgetSize;
  fine: boolean;
  letters: boolean | null;
  predict: boolean;
  autoplay: boolean;
  height: number;
  first: string;
  last: string;
  figures: string;
  view: ViewName;
  debug: boolean;
}

export interface ParsedLink {
  state: Partial<LinkState>;
  /** Notes for the reader about parts that were not understood. */
  notes: Note[];
}

/** Longest query or fragment that is looked at: the longest text with each byte escaped, and more. */
export const maxLink = 3 * mostText + 4096;
const version = '1';

type Reader<T> = (text: string) => T | undefined;
type Readers = { [Key in keyof LinkState]: Reader<LinkState[Key]> };

const oneOf =
  <T extends string>(...words: T[]): Reader<T> =>
  (text) =>
    words.find((word) => word === text);

/** Readers of the link's keys. An unreadable value is reported by the sentence with the key's name. */
const readers: Readers = {
  code: readCode,
  compare: readCode,
  statement: (text) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined),
  step: readStep,
  at: readAt,
  window: readWindow,
  probe: readProbe,
  repair: (text) => (/^[1-9]\d?(\.\d{1,15})?$/.test(text) ? text : undefined),
  colour: (text) => (/^[\p{L}_][\p{L}\p{N}_.]{0,99} \d{1,2}$/u.test(text) ? text : undefined),
  speed: (text) => SPEEDS.find((speed) => String(speed) === text),
  theme: oneOf('auto', 'light', 'dark'),
  lang: oneOf(...languageNames),
  controls: oneOf('full', 'minimal', 'none'),
  size: oneOf('compact', 'full'),
  fine: readFlag,
  letters: readFlag,
  predict: readFlag,
  autoplay: readFlag,
  height: readHeight,
  first: readBound,
  last: readBound,
  figures: readFigures,
  view: oneOf('map', 'steps'),
  debug: readFlag,
};
export const keys = Object.keys(readers) as (keyof LinkState)[];

/**
 * Reads an address. Which value wins, first to last:
 *
 *   1. the fragment, for all that is about the program, where it is a link: it is what this page
 *      wrote last, and a step of one program says nothing about another;
 *   2. the query;
 * then, by `resolve`,
 *   3. an attribute or prop,
 *   4. a stored setting,
 *   5. the default; for the language what the browser prefers.
 *
 * `opened` is what `openText` found in the fragment. Never throws.
 */
export function parseAddress({ search, hash }: AddressParts, opened: Opened = {}): ParsedLink {
  const query = parseLink(search);
  if (!isLink(hash)) return query;
  const fragment = parseLink(hash.slice(1));
  const notes = [...query.notes.filter(({ about }) => isOfPage(about)), ...fragment.notes];
  const state = { ...ofPage(query.state), ...pick(fragment.state, isRead) };
  const { text, note } = opened;
  if (text !== undefined) readInto(state, 'code', text, notes);
  return { state, notes: note ? [...notes, { about: note }] : notes };
}

/** The parts of an address that hold state; `location` is one. */
export interface AddressParts {
  search: string;
  hash: string;
}

/** False for what names a place in the page, as `#content`. */
export const isLink = (hash: string) => hash.includes('=');

const pageKeys: readonly string[] =
  'theme lang controls size autoplay height first last figures view debug'.split(' ');
const isOfPage = (key: string) => pageKeys.includes(key);
/** Keys that are read from the fragment: `view`, too, which people write behind the program. */
const isRead = (key: string) => !isOfPage(key) || key === 'view';
const ofPage = (state: Partial<LinkState>) => pick(state, isOfPage);
const ofProgram = (state: Partial<LinkState>) => pick(state, (key) => !isOfPage(key));

function pick(state: Partial<LinkState>, wanted: (key: string) => boolean): Partial<LinkState> {
  return Object.fromEntries(Object.entries(state).filter(([key]) => wanted(key)));
}

/** Reads the query string of a link; `search` may begin with a question mark. Never throws. */
export function parseLink(search: string): ParsedLink {
  if (search.length > maxLink) {
    return { state: {}, notes: [{ about: 'tooLong' }] };
  }
  const { values, broken } = split(search);
  const found = values.get('v') ?? version;
  if (found !== version) {
    return {
      state: {},
      notes: [{ about: 'otherVersion' }],
    };
  }
  const state: Partial<LinkState> = {};
  const notes: Note[] = broken ? [{ about: 'damaged' }] : [];
  for (const key of keys) readInto(state, key, values.get(key), notes);
  return { state, notes };
}

function readInto<Key extends keyof LinkState>(
  state: Partial<LinkState>,
  key: Key,
  text: string | undefined,
  notes: Note[],
): void {
  if (text === undefined) return;
  const value = readers[key](text);
  if (value === undefined) notes.push({ about: key });
  else state[key] = value;
}

function split(search: string): { values: Map<string, string>; broken: boolean } {
  const values = new Map<string, string>();
  let broken = false;
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) continue;
    const key = pair.slice(0, equals);
    const known = key === 'v' || Object.hasOwn(readers, key);
    if (!known || values.has(key)) continue;
    const value = decode(pair.slice(equals + 1));
    if (value === undefined) broken = true;
    else values.set(key, value);
  }
  return { values, broken };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function readCode(text: string): string | undefined {
  const code = wellFormed(text).replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(code) ? undefined : code;
}

function readFlag(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

/** Less shows no picture, more is no widget. */
function readHeight(text: string): number | undefined {
  const height = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return height >= 240 && height <= 2000 ? height : undefined;
}

function readBound(text: string): string | undefined {
  return /^\d{1,15}$/.test(text) ? text : readAt(text);
}

/** Names of the core's figures for a step, and `tensors` for the tensors themselves. */
export const figureNames =
  'shapes view visits dims product pairing missed element repairs tensors'.split(' ');

function readFigures(text: string): string | undefined {
  const known = (name: string) => figureNames.includes(name);
  return /^(stage|all)$/.test(text) || text.split(',').every(known) ? text : undefined;
}

function readStep(text: string): Int | undefined {
  if (!/^\d{1,30}$/.test(text)) return undefined;
  const step = Number(text);
  return Number.isSafeInteger(step) ? step : text.replace(/^0+/, '');
}

const windowItem = /^((\d{1,4}\.\d{1,4}|s\d{1,9}):(_|\d{1,15})(,(_|\d{1,15}))*|zoom:(-1|[12]))$/;

function readWindow(text: string): string | undefined {
  return text.length < 999 && text.split(';').every((item) => windowItem.test(item))
    ? text
    : undefined;
}

function readProbe(text: string): string | undefined {
  const pattern = /^(\d{1,4}\.\d{1,4}|[\p{L}_][\p{L}\p{N}_]{0,99})(\[[\d,]{0,99}\])?$/u;
  return pattern.test(text) ? text : undefined;
}

/** The query string of a state, with its question mark; keys in the order listed above. */
export function formatLink(state: Partial<LinkState>): string {
  return `?${[`v=${version}`, ...pairsOf(state)].join('&')}`;
}

/** Query and fragment of a state. Without `hold`, as in `held-text.ts`, the program is readable, and longer. */
export function formatAddress(
  state: Partial<LinkState>,
  hold?: (name: 'code', text: string) => string,
): string {
  const page = pairsOf(ofPage(state));
  const held = state.code !== undefined && hold?.('code', state.code);
  const { code, ...others } = ofProgram(state);
  const program = held ? [held, ...pairsOf(others)] : pairsOf(ofProgram(state));
  const query = page.length > 0 ? `?${page.join('&')}` : '';
  return `${query}#${[`v=${version}`, ...program].join('&')}`;
}

function pairsOf(state: Partial<LinkState>): string[] {
  return keys.flatMap((key) => {
    const value = state[key];
    return value === undefined ? [] : [`${key}=${encode(value)}`];
  });
}

/** Percent-encodes for a query, but leaves what people want to read: `torch.ones(2,3):=`. */
function encode(value: LinkState[keyof LinkState]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return encodeURIComponent(wellFormed(String(value)))
    .replace(/%(2C|3A|3B|3D|40|2F)/g, (escaped) => decodeURIComponent(escaped))
    .replaceAll("'", '%27')
    .replaceAll('%20', '+');
}

/** Half a surrogate pair has no percent-encoding: encodeURIComponent would throw. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The query string with this language in it, all else as it was. */
export const withLanguage = (search: string, lang: Language): string =>
  queryOf([...pairsWithoutLanguage(search), `lang=${lang}`]);

/** The query string without its language. */
export const withoutLanguage = (search: string): string => queryOf(pairsWithoutLanguage(search));

const queryOf = (pairs: string[]) => (pairs.length > 0 ? `?${pairs.join('&')}` : '');

const pairsWithoutLanguage = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !pair.startsWith('lang='));

export const defaults: LinkState = {
  code: '',
  compare: '',
  statement: 0,
  step: 0,
  at: '',
  window: '',
  probe: '',
  repair: '',
  colour: '',
  speed: 1,
  theme: 'auto',
  lang: 'en',
  controls: 'full',
  size: 'compact',
  fine: false,
  letters: null,
  predict: false,
  autoplay: false,
  height: 0,
  first: '',
  last: '',
  figures: '',
  view: 'steps',
  debug: false,
};

type Layer = { [Key in keyof LinkState]?: LinkState[Key] | undefined };

/** The first layer that has a value wins: URL, then attribute or prop, then stored setting. */
export function resolve(...layers: Layer[]): LinkState {
  const present = layers.map((layer) =>
    Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined)),
  );
  return Object.assign({}, defaults, ...present.reverse());
}
