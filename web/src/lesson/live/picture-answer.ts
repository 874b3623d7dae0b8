import { chooseCells } from '../../stage/choose-cell';

/** A question whose answer is a cell is answered on its picture. */
export function answerOnPicture(question: HTMLElement): void {
  const picture = question.querySelector<SVGElement>('.question-picture svg');
  const options = [...question.querySelectorAll<HTMLElement>('.option[data-cells]')];
  if (!picture || options.length === 0) return;
  const label = question.querySelector('.cell-hint')?.textContent ?? '';
  const cells = chooseCells(picture, label, (address) => {
    cells?.mark(address);
    const chosen = options.find(({ dataset }) => dataset.cells?.split(' ').includes(address ?? ''));
    const input = chosen?.querySelector('input');
    if (input) {
      input.checked = true;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    } else sayOther(question);
  });
}

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
