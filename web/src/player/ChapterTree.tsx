import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Story } from '../core/types';
import { addStyles } from '../lib/add-styles';
import { pressTree } from '../lib/tree-keys';
import type { Player } from '../state/player';
import styles from '../styles/chapter-tree.css?inline';
import { type ChapterRow, rowAround, rowOf, rowsOf } from './chapter-rows';
import { handsWords as words } from './hands/said';

addStyles(styles);

interface Props {
  story: Story;
  player: Player;
  /** Index of the current operation. */
  operation: number;
}

/** Calls and loop rounds as a tree: each entry folds, and leads to its first step. */
export function ChapterTree({ story, player, operation }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const folded = player.folded.value;
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useMemo(() => rowsOf(story, (chapter) => !folded.has(chapter)), [story, folded]);
  const told = rowOf(rows, operation);
  const active = Math.min(focused ?? told, rows.length - 1);
  useLayoutEffect(() => showRow(box.current, told), [rows, told]);

  const isOpen = (at: number) => (rows[at + 1]?.depth ?? 0) > (rows[at]?.depth ?? 0);
  const fold = ({ chapter }: ChapterRow, open: boolean) => {
    if (chapter === null) return;
    const next = new Set(folded);
    if (open) next.delete(chapter);
    else next.add(chapter);
    player.folded.value = next;
  };
  /** Goes to the first step of a row and unfolds its chapter. */
  const go = (row: ChapterRow) => {
    fold(row, true);
    player.goTo(story.operations[row.first]?.first ?? 0);
  };
  const focus = (at: number) => {
    setFocused(at);
    rowIn(box.current, at)?.focus({ preventScroll: true });
    showRow(box.current, at);
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row) return;
    pressTree(event, {
      at: active,
      rows: rows.length,
      around: rowAround(rows, active),
      open: row.chapter === null ? undefined : isOpen(active),
      go: focus,
      fold: (open) => fold(row, open),
      choose: () => go(row),
    });
  };
  return (
    <div
      ref={box}
      class="sw-tree"
      role="tree"
      aria-label={words.outline}
      onFocusOut={() => setFocused(null)}
    >
      {rows.map((row, at) => (
        <div
          key={`${row.chapter ?? 'o'} ${row.first}`}
          role="treeitem"
          tabIndex={at === active ? 0 : -1}
          aria-level={row.depth + 1}
          aria-expanded={row.chapter === null ? undefined : isOpen(at)}
          aria-current={at === told ? 'step' : undefined}
          data-refused={isRefused(story, row) || undefined}
          style={{ '--depth': row.depth }}
          onFocus={() => setFocused(at)}
          onClick={() => go(row)}
          onKeyDown={press}
        >
          <span
            class="sw-fold"
            aria-hidden="true"
            onClick={(event) => {
              if (row.chapter === null) return;
              event.stopPropagation();
              fold(row, !isOpen(at));
            }}
          />
          <Heading story={story} row={row} />
        </div>
      ))}
    </div>
  );
}

function Heading({ story, row }: { story: Story; row: ChapterRow }) {
  const chapter = row.chapter === null ? null : story.chapters[row.chapter];
  const text = chapter ? chapter.text : (story.operations[row.first]?.text ?? '');
  const line = chapter ? chapter.line : null;
  return (
    <>
      <code>{text.replace(/\s+/g, ' ')}</code>
      {chapter?.round != null && <b>{words.round(chapter.round, chapter.rounds)}</b>}
      {chapter && (
        <small>
          {line !== null && `${words.line(line)} · `}
          {words.operations(chapter.operations)}
        </small>
      )}
    </>
  );
}

const isRefused = ({ operations }: Story, { first, operations: count }: ChapterRow) =>
  operations.slice(first, first + count).some(({ refused }) => refused);

const rowIn = (box: HTMLElement | null, at: number) => box?.children[at] as HTMLElement | undefined;

/** Scrolls only the list, never the page. */
function showRow(box: HTMLElement | null, at: number): void {
  const row = rowIn(box, at);
  if (!box || !row) return;
  const [top, bottom] = [
    row.offsetTop - box.offsetTop,
    row.offsetTop - box.offsetTop + row.offsetHeight,
  ];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}
