import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Stop } from '../state/program';
import { runApart } from './run-apart';

/**
 * The text that can be shown: `text`, or the one before it while a worker runs `text`, which `stop`
 * then stops.
 */
export function useApart(core: Core, text: string): { shown: string; stop: Stop | null } {
  const model = useMemo(() => ({ source: signal(text), apart: signal<Stop | null>(null) }), []);
  const shown = useRef(text);
  const [taken, setTaken] = useState<string | null>(null);
  const waits = taken !== text && core.isMuch(text);
  if (!waits) shown.current = text;
  useEffect(() => {
    model.source.value = text;
    if (waits) runApart(core, text, model, () => setTaken(text)).catch(() => setTaken(text));
  }, [core, text, waits]);
  return { shown: shown.current, stop: waits ? model.apart.value : null };
}
