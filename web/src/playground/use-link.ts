import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { firstTouch } from '../lib/first-touch';
import { readStored } from '../lib/stored';
import { wished } from '../player/colouring';
import { showLinked } from '../player/show-linked';
import { arrival } from '../state/arrival';
import { holdText, keepLong, type Opened, openText } from '../state/held-text';
import { fitsLink } from '../state/most-text';
import { createPacker } from '../state/packer';
import type { ProgramModel } from '../state/program';
import { addressHere } from '../state/settings';
import { formatAddress, isLink, type LinkState, parseAddress, parseLink } from '../state/url';

/** Key in localStorage of the setting *Quiz me first*. */
export const predictKey = 'stridewise.predict';

export interface ProgramLink {
  /** Address of what is shown now, to be sent to somebody; null where no link holds it. */
  current(): string | null;
  /** Call this before a deliberate change, so that *Back* returns to the present view. */
  remember(): void;
}

/** A packer that remembers its last program: several texts of a page pack the same one. */
const packer = createPacker();

/** Browsers allow about 100 changes of the address in 30 s; scrubbing makes more. */
const writeDelay = 400;

/**
 * Keeps the address and the program in step. Typing and stepping replace the address; choosing a
 * statement, an example or a repair adds one to the history, so that *Back* goes to what was there before.
 */
export function useLink(core: Core | null, program: ProgramModel, initial: string): ProgramLink {
  const touched = useRef(false);
  const settle = useRef(() => {});
  /** The address that is shown. */
  const seen = useRef('');

  /** The reader's choice for this program, or else the link's. */
  const colourNow = () => {
    const { source, colouring } = wished.value ?? {};
    if (source !== program.source.value) return program.colour.value;
    return colouring ? `${colouring.name} ${colouring.dim}` : '';
  };

  const state = (): Partial<LinkState> => ({
    ...kept(parseLink(location.search).state),
    code: program.source.value,
    ...(program.compare.value && { compare: program.compare.value }),
    ...(program.statement.value !== null && { statement: program.statement.value }),
    step: program.step.value,
    ...(program.windows.value && { window: program.windows.value }),
    ...(program.probe.value && { probe: program.probe.value }),
    ...(program.repair.value && { repair: program.repair.value }),
    ...(colourNow() && { colour: colourNow() }),
    ...(program.speed.value !== 1 && { speed: program.speed.value }),
    ...(program.fine.value && { fine: true }),
    ...(program.letters.value !== null && { letters: program.letters.value }),
    ...(program.predict.value && { predict: true }),
  });

  const address = () => {
    const source = program.source.value;
    if (!fitsLink(source)) keepLong('code', source);
    return formatAddress(state(), (name, text) => holdText(name, text, packer));
  };

  // The program of the link stands in the editor before the core has arrived, and what was typed
  // before this script had.
  useLayoutEffect(() => {
    const { code = initial } = parseAddress(location, arrival()).state;
    if (program.source.peek() === initial) program.source.value = code;
  }, [program, initial]);

  // Before the next frame: between the prerendered picture and this one there is none.
  useLayoutEffect(() => {
    if (!core) return;
    seen.current ||= location.href;
    const read = (opened: Opened, typed?: string) => {
      seen.current = location.href;
      const { state: link, notes } = parseAddress(location, opened);
      program.open(core, {
        source: typed ?? link.code ?? initial,
        statement: link.statement,
        step: link.step,
        window: link.window,
        probe: link.probe,
        repair: link.repair,
        colour: link.colour,
        compare: link.compare,
        speed: link.speed,
        fine: link.fine,
        letters: link.letters,
        predict: link.predict ?? (readStored(predictKey) === '1' || undefined),
        notes,
      });
      if (document.documentElement.classList.contains('linked')) showLinked();
      return formatAddress(state());
    };
    // A text typed before the core has loaded is kept; it has no address yet.
    const typed = program.source.peek();
    const linked = parseAddress(location, arrival()).state.code ?? initial;
    let written = read(arrival(), typed);
    if (typed !== linked) written = '';
    const put = () => {
      const now = formatAddress(state());
      if (now === written) return;
      written = now;
      touched.current = true;
      // An example's own address is of its picture alone.
      history.replaceState(null, '', addressHere('/playground/') + address());
      seen.current = location.href;
    };
    const write = debounce(() => {
      const source = program.source.peek();
      // An untouched program has its address already. Its packed form is needed only when the link is copied.
      const due = formatAddress(state()) === written ? firstTouch() : Promise.resolve();
      due.then(() => packer.prepare(source)).then(() => source === program.source.peek() && put());
    }, writeDelay);
    const leave = () => {
      write.cancel();
      put();
    };
    settle.current = leave;
    const onMove = async () => {
      // A place in the page was gone to: what is shown stays, and its fragment comes back.
      if (location.hash && !isLink(location.hash)) {
        const own = location.pathname + location.search + new URL(seen.current).hash;
        return history.replaceState(null, '', own);
      }
      seen.current = location.href;
      write.cancel();
      const opened = await openText(location.hash);
      if (location.href === seen.current) written = read(opened);
    };
    // Browsers differ in which of the two they send when an address is typed over this one.
    const follow = () => location.href !== seen.current && onMove();
    const stop = effect(() => {
      program.source.value;
      program.statement.value;
      program.step.value;
      program.windows.value;
      program.probe.value;
      program.repair.value;
      colourNow();
      program.compare.value;
      program.speed.value;
      program.fine.value;
      program.letters.value;
      program.predict.value;
      write();
    });
    addEventListener('popstate', onMove);
    addEventListener('hashchange', follow);
    addEventListener('pagehide', leave);
    return () => {
      stop();
      write.cancel();
      removeEventListener('popstate', onMove);
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', leave);
    };
  }, [core, program, initial]);

  return {
    current: () =>
      fitsLink(program.source.value)
        ? location.origin + addressHere('/playground/') + address()
        : null,
    remember() {
      // The last change may not be in the address yet.
      settle.current();
      const { pathname, search, hash } = location;
      const here = touched.current
        ? addressHere('/playground/') + address()
        : pathname + search + hash;
      history.replaceState(null, '', here);
      history.pushState(null, '', here);
    },
  };
}

/** The link's settings of the page, not of the program, stay in the address. */
function kept({ theme, lang, controls }: Partial<LinkState>): Partial<LinkState> {
  return { ...(theme && { theme }), ...(lang && { lang }), ...(controls && { controls }) };
}
