import { useEffect, useState } from 'preact/hooks';
import type { Core } from '../core';
import { drawStory } from '../film/drawing';
import { offer } from '../lib/offer';
import { languageHere } from '../locales/translation';
import type { LinkState } from '../state/url';
import type { Still } from './snippets';

/** A picture of the step that a widget opens at, and the file that it is. */
export interface DrawnStill extends Still {
  svg: string;
}

const room = { width: 720, height: 420 };

/** Drawn while it is wanted; null where there is none, or not yet. */
export function useStill(
  wanted: boolean,
  core: Core | null,
  state: Partial<LinkState> & { code: string },
  statement: number | null,
): DrawnStill | null {
  const [still, show] = useState<DrawnStill | null>(null);
  const { code, at, step, first, theme } = state;
  const which = at ?? String(step ?? first ?? 0);
  useEffect(() => {
    show(null);
    if (!wanted || !core || statement === null) return;
    let over = false;
    drawStory(core, code, statement, which, {
      theme: theme === 'dark' ? 'dark' : 'light',
      language: languageHere() ?? 'en',
      room,
    })
      .then((drawn) => {
        const one = typeof drawn === 'string' ? undefined : drawn[0];
        if (over || !one) return;
        const { svg, sentence, width, height } = one;
        show({
          svg,
          file: `stridewise-${statement}-${one.step}.svg`,
          alt: sentence,
          width,
          height,
        });
      })
      .catch(() => {});
    return () => {
      over = true;
    };
  }, [wanted, core, code, statement, which, theme]);
  return still;
}

export const saveStill = ({ svg, file }: DrawnStill) =>
  offer({ name: file, blob: new Blob([svg], { type: 'image/svg+xml' }) });
