/** The row of a tree that the keys are at, and what they do with it. Rows are numbered as they are shown. */
export interface TreeRow {
  at: number;
  rows: number;
  /** The row that it is in; -1 if there is none. */
  around: number;
  /** Undefined if no row is in it. */
  open: boolean | undefined;
  go: (to: number) => void;
  fold: (open: boolean) => void;
  choose: () => void;
}

/** The keys of a tree: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function pressTree(event: KeyboardEvent, row: TreeRow): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { at, open, go, fold } = row;
  const act: Record<string, () => unknown> = {
    ArrowDown: () => go(Math.min(row.rows - 1, at + 1)),
    ArrowUp: () => go(Math.max(0, at - 1)),
    Home: () => go(0),
    End: () => go(row.rows - 1),
    ArrowRight: () => (open === false ? fold(true) : act.ArrowDown?.()),
    ArrowLeft: () => (open ? fold(false) : row.around >= 0 && go(row.around)),
    Enter: row.choose,
    ' ': row.choose,
  };
  const action = act[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
