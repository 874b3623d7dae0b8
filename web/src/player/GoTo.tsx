import { useState } from 'preact/hooks';
import { noIndex, explorerWords as words } from './explorer-words';
import { type Direction, goneTo, type Pane, readIndex } from './moves';

/** A longer name is left out before the field: the figure tells it. */
const LONG = 12;

interface Props {
  pane: Pane;
  onStart: (start: number[]) => void;
  onReset: () => void;
  onTurn: (by: Direction) => void;
}

/** A field for an index or an address, and the pages before and after. */
export function GoTo({ pane, onStart, onReset, onTurn }: Props) {
  const [problem, setProblem] = useState('');
  const here = pane.window.start.join(', ');
  const stored = pane.line !== null;
  const label = stored ? words.goToAddress : words.goToIndex(pane.name);
  const go = (text: string) => {
    const index = text.trim() === '' ? null : readIndex(text, pane.shape);
    setProblem(index || text.trim() === '' ? '' : noIndex(pane));
    if (index) onStart(goneTo(pane, index));
    else if (text.trim() === '') onReset();
  };
  const turn = (by: Direction, label: string) => (
    <button
      type="button"
      class="sw-small-button"
      aria-label={label}
      title={label}
      onClick={() => onTurn(by)}
    >
      {by > 0 ? '›' : '‹'}
    </button>
  );
  return (
    <form
      class="sw-goto"
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget.querySelector('input')?.value ?? '');
      }}
    >
      {turn(-1, stored ? words.previousAddresses : words.previousCells(pane.name))}
      <label title={label}>
        <span aria-hidden="true">
          {stored ? '@' : `${pane.name.length > LONG ? '' : pane.name}[`}
        </span>
        <input
          type="text"
          inputMode="text"
          autoComplete="off"
          spellcheck={false}
          size={Math.min(24, Math.max(6, here.length + 1))}
          aria-label={label}
          aria-invalid={problem !== '' || undefined}
          placeholder={here}
          onInput={() => setProblem('')}
        />
        <span aria-hidden="true">{stored ? '' : ']'}</span>
      </label>
      {turn(1, stored ? words.nextAddresses : words.nextCells(pane.name))}
      <span class="sw-goto-problem" role="status">
        {problem}
      </span>
    </form>
  );
}
