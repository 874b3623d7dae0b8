/** What an author has chosen, in the fragment of the address: loading the page again loses nothing. */
import { useEffect } from 'preact/hooks';
import { readStored, writeStored } from '../lib/stored';
import { formatLink, isLink, type LinkState, parseLink } from '../state/url';
import { readyWidgets } from './ready';
import { type HostId, hostIds } from './snippets';

/** Pause after which the program runs and the address is written, in ms. */
export const REST = 400;

/** The options of a widget, without its programs. */
export type WidgetLook = Omit<Partial<LinkState>, 'code' | 'compare'>;

export const widths = { phone: 360, column: 640, slide: 960 } as const;
export type WidthName = keyof typeof widths;

export interface Work {
  code: string;
  /** The program to compare with; null: none. */
  other: string | null;
  look: WidgetLook;
  /** Where the files of widgets are; null: this site. */
  files: string | null;
  /** Where it is pasted. */
  host: HostId;
  /** With a still picture. */
  still: boolean;
  /** Of the preview; null: as wide as the page has room for. */
  width: WidthName | null;
}

export const freshWork: Work = {
  code: readyWidgets[0]?.code ?? '',
  other: null,
  look: {},
  files: null,
  host: 'element',
  still: false,
  width: null,
};

/** The chosen steps belong to one story: another program or statement resets them. */
export function ofAnyStory(look: WidgetLook): WidgetLook {
  const { statement: _, step: __, at: ___, first: ____, last: _____, ...others } = look;
  return others;
}

const oneOf = <T extends string>(names: readonly T[], text: string | null) =>
  names.find((name) => name === text);

/** Null for a fragment that is none of ours. Never throws. */
export function readWork(fragment: string): Work | null {
  if (!isLink(fragment)) return null;
  const query = fragment.replace(/^#/, '?');
  const own = new URLSearchParams(query);
  const { code = '', compare, ...look } = parseLink(query).state;
  return {
    code,
    other: compare ?? null,
    look,
    files: own.get('files'),
    host: oneOf(hostIds, own.get('paste')) ?? freshWork.host,
    still: own.get('still') === '1',
    width: oneOf(Object.keys(widths) as WidthName[], own.get('width')) ?? null,
  };
}

export function writeWork({ code, other, look, files, host, still, width }: Work): string {
  const own = new URLSearchParams({
    ...(files !== null && { files }),
    ...(host !== freshWork.host && { paste: host }),
    ...(still && { still: '1' }),
    ...(width && { width }),
  }).toString();
  const link = formatLink({ code, ...look, ...(other !== null && { compare: other }) });
  return `#${link.slice(1)}${own && `&${own}`}`;
}

const UNTOUCHED = writeWork(freshWork);

/** An author's files are in one place, whatever the widget. */
const FILES = 'stridewise-files';

export const keepFiles = (files: string | null) => writeStored(FILES, files);

/** Restores once what the address has, and keeps the address up to date when the reader pauses. */
export function useWork(work: Work, restore: (work: Work) => void): void {
  useEffect(() => {
    const kept = readWork(location.hash);
    const files = kept?.files ?? readStored(FILES);
    if (kept || files !== null) restore({ ...(kept ?? work), files });
  }, []);
  const fragment = writeWork(work);
  useEffect(() => {
    if (fragment === UNTOUCHED && !isLink(location.hash)) return;
    const timer = setTimeout(() => history.replaceState(null, '', fragment), REST);
    return () => clearTimeout(timer);
  }, [fragment]);
}
