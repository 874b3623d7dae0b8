/** What an author has chosen, in the fragment of the address: loading the page again loses nothing. */
import { useEffect } from 'preact/hooks';
import { formatLink, type LinkState, parseLink } from '../state/url';

export interface Work {
  state: Partial<LinkState>;
  /** Where the files of widgets are; null: this site. */
  files: string | null;
}

export function readWork(fragment: string): Work {
  const query = fragment.replace(/^#/, '?');
  return { state: parseLink(query).state, files: new URLSearchParams(query).get('files') };
}

export function writeWork({ state, files }: Work): string {
  const own = files === null ? '' : `&files=${encodeURIComponent(files)}`;
  return `#${formatLink(state).slice(1)}${own}`;
}

/** Restores once what the address has, and keeps the address up to date; `isFresh`: nothing is chosen yet. */
export function useWork(work: Work, isFresh: boolean, restore: (work: Work) => void): void {
  useEffect(() => {
    if (location.hash) restore(readWork(location.hash));
  }, []);
  const fragment = writeWork(work);
  useEffect(() => {
    if (!isFresh) history.replaceState(null, '', fragment);
  }, [fragment, isFresh]);
}
