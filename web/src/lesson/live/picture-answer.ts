/**
 * A question whose answer is a cell is answered on its picture: the cells of the storage are radio
 * buttons there, and a cell of a tensor chooses the storage cell that it reads.
 */
export function answerOnPicture(question: HTMLElement): void {
  const picture = question.querySelector<SVGElement>('.question-picture svg');
  const options = [...question.querySelectorAll<HTMLElement>('.option[data-cells]')];
  const cells = [...(picture?.querySelectorAll<SVGElement>('.st-strip[data-address]') ?? [])];
  if (!picture || options.length === 0 || cells.length === 0) return;
  picture.setAttribute('role', 'radiogroup');
  picture.setAttribute('aria-label', question.querySelector('.cell-hint')?.textContent ?? '');
  for (const [order, cell] of cells.entries()) {
    cell.setAttribute('role', 'radio');
    cell.setAttribute('aria-checked', 'false');
    cell.setAttribute('aria-label', `@${cell.dataset.address}`);
    cell.tabIndex = order === 0 ? 0 : -1;
  }

  const choose = (address: string | undefined) => {
    for (const cell of cells)
      cell.setAttribute('aria-checked', String(cell.dataset.address === address));
    const chosen = options.find(({ dataset }) => dataset.cells?.split(' ').includes(address ?? ''));
    const input = chosen?.querySelector('input');
    if (input) {
      input.checked = true;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    } else sayOther(question);
  };

  picture.addEventListener('click', ({ target }) => {
    const cell = (target as Element).closest<SVGElement>('[data-address]');
    if (cell) choose(cell.dataset.address);
  });
  picture.addEventListener('keydown', (event) => {
    const at = cells.indexOf(event.target as SVGElement);
    if (at < 0) return;
    const next = cells[at + (STEPS[event.key] ?? 0)];
    if (next && next !== cells[at]) {
      next.focus();
      for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1;
    } else if (event.key === ' ' || event.key === 'Enter') choose(cells[at]?.dataset.address);
    else if (!(event.key in STEPS)) return;
    event.preventDefault();
  });
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A cell that no option names is wrong without a reason. */
function sayOther(question: HTMLElement): void {
  const verdict = question.querySelector<HTMLElement>('.verdict');
  for (const input of question.querySelectorAll('input')) input.checked = false;
  if (!verdict) return;
  const sign = document.createElement('strong');
  sign.textContent = `${verdict.dataset.no ?? ''} `;
  verdict.removeAttribute('data-right');
  verdict.replaceChildren(sign, verdict.dataset.other ?? '');
}
