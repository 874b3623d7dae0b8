import { useState } from 'preact/hooks';
import { memoByValue } from '../lib/memo';
import { noIndex, explorerWords as words } from './explorer-words';
import { type Direction, goneTo, readIndex, turned } from './moves';
import type { PaneActions } from './pane-actions';
import type { PlacedPane } from './panes';

/** Longer names such as `x + y` are not shown before the field: the figure has them. */
const isShort = (name: string) => /^\w{1,12}$/.test(name);

interface Props {
  pane: PlacedPane;
  actions: PaneActions;
}

/** A field for an index or address, and buttons for the pages before and after. */
export const GoTo = memoByValue(({ pane, actions }: Props) => {
  const [problem, setProblem] = useState('');
  const here = pane.window.start.join(', ');
  const stored = pane.line !== null;
  const label = stored ? words.goToAddress : words.goToIndex(pane.name);
  const go = (text: string) => {
    const index = text.trim() === '' ? null : readIndex(text, pane.shape);
    setProblem(index || text.trim() === '' ? '' : noIndex(pane));
    if (index) actions.pin(pane, goneTo(pane, index));
    else if (text.trim() === '') actions.pin(pane, null);
  };
  const turn = (by: Direction, label: string) => (
    <button
      type="button"
      class="sw-small-button"
      aria-label={label}
      title={label}
      onClick={() => {
        const now = actions.standing(pane);
        actions.move(now, turned(now, by, pane.shape.length - 1));
      }}
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
        <span aria-hidden="true">{stored ? '@' : `${isShort(pane.name) ? pane.name : ''}[`}</span>
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
});
