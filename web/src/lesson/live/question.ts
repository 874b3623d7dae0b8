/** A choice is answered with its reason, which stands in the page already. Nothing is sent or kept. */
import { answerOnPicture } from './picture-answer';

export function enlivenQuestion(question: HTMLElement): void {
  answerOnPicture(question);
  const verdict = question.querySelector<HTMLElement>('.verdict');
  const answer = question.querySelector('details');
  const reasons = [...question.querySelectorAll('.question-answer li')];
  question.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    const chosen = reasons[Number(value)];
    if (!verdict || !answer) return;
    if (!chosen) {
      verdict.replaceChildren();
      verdict.removeAttribute('data-right');
      answer.open = true;
      return;
    }
    const right = chosen.hasAttribute('data-right');
    const sign = document.createElement('strong');
    sign.textContent = `${(right ? verdict.dataset.yes : verdict.dataset.no) ?? ''} `;
    const why = chosen.querySelector('.why')?.cloneNode(true) ?? '';
    verdict.toggleAttribute('data-right', right);
    verdict.replaceChildren(sign, why);
  });
}
