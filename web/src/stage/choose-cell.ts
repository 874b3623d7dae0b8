const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface CellChoice {
  /** Checks the cell of an address, and no other. */
  mark: (address: string | undefined) => void;
  end: () => void;
}

/**
 * The storage cells of a picture become radio buttons, and a cell of a tensor chooses the storage cell that it
 * reads. Null where no storage is drawn.
 */
export function chooseCells(
  picture: SVGElement,
  label: string,
  onChoose: (address: string | undefined) => void,
): CellChoice | null {
  const cells = [...picture.querySelectorAll<SVGElement>('.st-strip[data-address]')];
  if (cells.length === 0) return null;
  picture.setAttribute('role', 'radiogroup');
  picture.setAttribute('aria-label', label);
  for (const [order, cell] of cells.entries()) {
    cell.setAttribute('role', 'radio');
    cell.setAttribute('aria-checked', 'false');
    cell.setAttribute('aria-label', `@${cell.dataset.address}`);
    cell.tabIndex = order === 0 ? 0 : -1;
  }
  const listening = new AbortController();
  const { signal } = listening;
  picture.addEventListener(
    'click',
    ({ target }) => {
      const cell = (target as Element).closest<SVGElement>('[data-address]');
      if (cell) onChoose(cell.dataset.address);
    },
    { signal },
  );
  picture.addEventListener(
    'keydown',
    (event) => {
      const at = cells.indexOf(event.target as SVGElement);
      if (at < 0) return;
      const next = cells[at + (STEPS[event.key] ?? 0)];
      if (next && next !== cells[at]) {
        next.focus();
        for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1;
      } else if (event.key === ' ' || event.key === 'Enter') onChoose(cells[at]?.dataset.address);
      else if (!(event.key in STEPS)) return;
      event.preventDefault();
    },
    { signal },
  );
  const mark = (address: string | undefined) => {
    for (const cell of cells)
      cell.setAttribute('aria-checked', String(cell.dataset.address === address));
  };
  return { mark, end: () => listening.abort() };
}
