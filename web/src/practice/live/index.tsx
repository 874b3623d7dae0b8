/** Brings the practice page to life: in place of the questions that can be read there, others are asked. */
import { render } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { reportUnexpected } from '../../lib/report-unexpected';
import { useCore } from '../../player/core-context';
import { Stopped } from '../../ui/Stopped';
import { practiceWords } from '../words';
import { Phone } from './Phone';
import { Practice } from './Practice';
import { Room } from './Room';
import { useRoom } from './use-room';

export function enliven(place: HTMLElement): void {
  const live = place.querySelector<HTMLElement>('.live');
  const sheet = place.querySelector<HTMLElement>('.practice-sheet');
  if (!live || !sheet) throw new Error('nothing was left free for what is alive');
  render(<Alive place={place} sheet={sheet} />, live);
}

/**
 * Nothing may be missing in the middle of a round, so a program that needs later parts is run
 * before: where that is not there yet, the page is held back and its core is handed to it again.
 */
function isWhole(core: Core): boolean {
  try {
    return core.run('import torch\ntorch.ones(1).logsumexp(0)') !== null;
  } catch {
    return false;
  }
}

function Alive({ place, sheet }: { place: HTMLElement; sheet: HTMLElement }) {
  const { core, failed } = useCore();
  const [error, forget] = useErrorBoundary(reportUnexpected);
  const [link, go] = useRoom();
  const out = !core && failed;
  const [whole, setWhole] = useState<Core | null>(null);
  useEffect(() => {
    if (core && isWhole(core)) setWhole(core);
  }, [core]);
  // Without a core the questions that were sent can be read.
  useLayoutEffect(() => void place.classList.toggle('is-out', out), [place, out]);
  useEffect(() => {
    if (error) forget();
  }, [core]);
  if (error && core) return <Stopped onAgain={forget} />;
  if (!core || whole !== core)
    return out ? null : <p class="practice-coming">{practiceWords.loading}</p>;
  if (!link) return <Practice core={core} sheet={sheet} />;
  const Screen = link.screen === 'room' ? Room : Phone;
  return <Screen core={core} link={link} go={go} />;
}
