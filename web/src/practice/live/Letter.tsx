import { letterOf } from '../words';

/** The letter of a choice, on its colour and beside its shape. */
export function Letter({ order }: { order: number }) {
  const letter = letterOf(order);
  return (
    <span class="letter" data-letter={letter}>
      <span class="letter-shape" aria-hidden="true" />
      {letter}
    </span>
  );
}
