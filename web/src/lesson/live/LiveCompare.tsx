/** Two programs of a lesson, stepped as one. */
import { useMemo, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { lazyComponent } from '../../lib/lazy-component';
import { onRequest } from '../../player/on-request';

const SideBySide = lazyComponent(onRequest, (parts) => parts.SideBySide);

export function LiveCompare({ core, figure }: { core: Core; figure: HTMLElement }) {
  const [step, setStep] = useState(0);
  const [left = '', right = ''] = useMemo(
    () => [...figure.querySelectorAll('.lesson-program')].map((code) => code.textContent ?? ''),
    [figure],
  );
  return (
    <SideBySide
      core={core}
      source={left}
      other={right}
      statement={Number(figure.dataset.statement)}
      step={step}
      onStep={setStep}
      controls="minimal"
    />
  );
}
