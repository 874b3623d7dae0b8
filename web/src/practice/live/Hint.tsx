import type { KindName } from '../../locales/en/practice';
import { Sentence } from '../../ui/Sentence';
import type { Chosen } from '../round';
import { practiceWords } from '../words';

/** After the first try: how to think, without the answer. */
export function Hint({ kind, first }: { kind: KindName; first: Chosen }) {
  const words = practiceWords;
  return (
    <div class="practice-verdict" data-outcome={first === 'unsure' ? 'unsure' : 'wrong'}>
      <p>
        {first !== 'unsure' && <strong>{words.wrong} </strong>}
        <strong>{words.hint}</strong> <Sentence text={words.hints[kind]} />
      </p>
      <p>{words.tryAgain}</p>
    </div>
  );
}
