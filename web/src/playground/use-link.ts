import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { readStored } from '../lib/stored';
import type { ProgramModel } from '../state/program';
import { formatLink, type LinkState, parseLink } from '../state/url';

/** Where the reader's choice of being asked first is kept. */
export const predictKey = 'stridewise.predict';

export interface Link {
  /** Address of what is shown now, to be sent to somebody. */
  current(): string;
  /** To be called before a deliberate change: *Back* then returns to what is shown now. */
  remember(): void;
}

/** Browsers allow about 100 changes of the address in 30 s; scrubbing makes more. */
const writeDelay = 400;

/**
 * Keeps the address and the program in step. Typing and stepping replace the address; choosing a
 * statement or an example adds one to the history, so that *Back* goes to what was there before.
 */
export function useLink(core: Core | null, program: ProgramModel, initial: string): Link {
  const touched = useRef(false);

  const state = (): Partial<LinkState> => ({
    ...kept(parseLink(location.search).state),
    code: program.source.value,
    ...(program.statement.value !== null && { statement: program.statement.value }),
    step: program.step.value,
    ...(program.windows.value && { window: program.windows.value }),
    ...(program.probe.value && { probe: program.probe.value }),
    ...(program.speed.value !== 1 && { speed: program.speed.value }),
    ...(program.fine.value && { fine: true }),
    ...(program.predict.value && { predict: true }),
  });

  // The program of the link stands in the editor before the core has arrived.
  useLayoutEffect(() => {
    program.source.value = parseLink(location.search).state.code ?? initial;
  }, [program, initial]);

  // Before the next frame: between the prerendered picture and this one there is none.
  useLayoutEffect(() => {
    if (!core) return;
    const read = (typed?: string) => {
      const { state: link, notes } = parseLink(location.search);
      program.open(core, {
        source: typed ?? link.code ?? initial,
        statement: link.statement,
        step: link.step,
        window: link.window,
        probe: link.probe,
        speed: link.speed,
        fine: link.fine,
        predict: link.predict ?? (readStored(predictKey) === '1' || undefined),
        notes,
      });
      if (document.documentElement.classList.contains('linked'))
        import('../player/show-linked').then(({ showLinked }) => showLinked(core)).catch(() => {});
      return formatLink(state());
    };
    // What was typed before the core had arrived is kept.
    let written = read(program.source.peek());
    const write = debounce(() => {
      const next = formatLink(state());
      if (next === written) return;
      written = next;
      touched.current = true;
      history.replaceState(null, '', location.pathname + next);
    }, writeDelay);
    const onPopState = () => {
      write.cancel();
      written = read();
    };
    const stop = effect(() => {
      program.source.value;
      program.statement.value;
      program.step.value;
      program.windows.value;
      program.probe.value;
      program.speed.value;
      program.fine.value;
      program.predict.value;
      write();
    });
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', write.flush);
    return () => {
      stop();
      write.cancel();
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', write.flush);
    };
  }, [core, program, initial]);

  return {
    current: () => location.origin + location.pathname + formatLink(state()),
    remember() {
      const here = location.pathname + (touched.current ? formatLink(state()) : location.search);
      history.replaceState(null, '', here);
      history.pushState(null, '', here);
    },
  };
}

/** What a link said about the page rather than about the program stays in the address. */
function kept({ theme, lang, controls }: Partial<LinkState>): Partial<LinkState> {
  return { ...(theme && { theme }), ...(lang && { lang }), ...(controls && { controls }) };
}
