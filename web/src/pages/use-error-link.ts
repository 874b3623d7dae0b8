import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { arrival } from '../state/arrival';
import { type ErrorState, formatErrorAddress, parseErrorAddress } from '../state/error-link';
import { keepLong, type Opened, openText } from '../state/held-text';
import { fitsLink } from '../state/most-text';
import { createPacker } from '../state/packer';
import { isLink, type Note, parseLink, withLanguage } from '../state/url';

interface Read extends ErrorState {
  notes: Note[];
}

const packer = createPacker();

/** Between the last change and its address, in ms. */
const writeDelay = 400;

/** The pasted text with the reader's answers, kept in the address. `typed` gives a text typed before the script loaded. */
export function useErrorLink(typed: () => string): [Read, (next: ErrorState) => void] {
  const [state, setState] = useState<Read>(() => ({ pasted: typed(), answers: {}, notes: [] }));
  const [read, setRead] = useState(false);

  useLayoutEffect(() => {
    const open = (opened: Opened) => setState(parseErrorAddress(location, opened));
    const first = parseErrorAddress(location, arrival());
    setState((was) => ({ ...first, pasted: first.pasted || was.pasted }));
    setRead(true);
    const onHash = async () => {
      if (!isLink(location.hash)) return;
      const { href } = location;
      const opened = await openText(location.hash);
      if (location.href === href) open(opened);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  useEffect(() => {
    if (!read) return;
    let current = true;
    const put = () => current && putAddress(state);
    const timer = setTimeout(() => packer.prepare(state.pasted).then(put), writeDelay);
    addEventListener('pagehide', put);
    return () => {
      current = false;
      clearTimeout(timer);
      removeEventListener('pagehide', put);
    };
  }, [state, read]);

  const change = (next: ErrorState) => setState({ ...next, notes: notesOf(next.pasted) });
  return [state, change];
}

function putAddress(state: ErrorState): void {
  if (!fitsLink(state.pasted)) keepLong('message', state.pasted);
  const { lang } = parseLink(location.search).state;
  const next = (lang ? withLanguage('', lang) : '') + formatErrorAddress(state, packer);
  if (next !== location.search + location.hash)
    history.replaceState(null, '', location.pathname + next);
}

function notesOf(pasted: string): Note[] {
  if (fitsLink(pasted)) return [];
  return [{ about: keepLong('message', pasted) ? 'long' : 'longLost' }];
}
