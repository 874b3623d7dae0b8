/** Before the page is printed the questions that are asked are laid where those stood that were sent. */
import { render } from 'preact';
import type { Core } from '../../core';
import { Sheet } from '../Sheet';
import { questionsOf, type Series } from '../series';
import { practiceWords } from '../words';

/** Returns how to end that. */
export function printsSheet(core: Core, place: HTMLElement, series: Series, count: number) {
  const lay = () => {
    const from = `${practiceWords.level(series.level)} · ${series.seed}`;
    const questions = questionsOf(core, series, count);
    if (!place.dataset.laid) place.replaceChildren();
    place.dataset.laid = from;
    render(<Sheet questions={questions} from={from} />, place);
  };
  addEventListener('beforeprint', lay);
  return () => removeEventListener('beforeprint', lay);
}
