import type { Choice } from '../asked';
import { type Counts, countOf, type RoomLink } from '../room-link';
import { Answer } from '../Sheet';
import { answerOf, letterOf, practiceWords } from '../words';
import { Letter } from './Letter';

interface Props {
  choices: readonly Choice[];
  votes: RoomLink['votes'];
  /** The right choice is marked. */
  answered: boolean;
  onVotes: (votes: RoomLink['votes']) => void;
}

/** The choices with the counts of two votes, which the teacher types, and a bar for each. */
export function Votes({ choices, votes, answered, onVotes }: Props) {
  const words = practiceWords;
  const change = (vote: number, order: number, count: number) => {
    const changed = (counts: Counts, at: number) =>
      at === vote ? choices.map((_, one) => (one === order ? count : (counts[one] ?? 0))) : counts;
    onVotes([changed(votes[0], 0), changed(votes[1], 1)]);
  };
  return (
    <table class="votes">
      <thead>
        <tr>
          <td />
          {votes.map((_, vote) => (
            <th key={vote} scope="col">
              {words.vote(vote + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ answer, correct }, order) => (
          <tr
            key={letterOf(order)}
            data-mark={answered ? (correct ? 'right' : 'other') : undefined}
          >
            <th scope="row">
              <span class="vote-choice">
                <Letter order={order} /> <Answer {...answerOf(answer)} />
                {answered && correct && <span class="practice-mark">✓ {words.markRight}</span>}
              </span>
              {votes.map((counts, vote) => (
                <Bar key={vote} counts={counts} order={order} />
              ))}
            </th>
            {votes.map((counts, vote) => (
              <td key={vote}>
                <input
                  inputMode="numeric"
                  autocomplete="off"
                  aria-label={words.votesFor(vote + 1, letterOf(order))}
                  value={counts[order] || ''}
                  onInput={({ currentTarget }) => {
                    const count = countOf(currentTarget.value);
                    currentTarget.value = count ? String(count) : '';
                    change(vote, order, count);
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Share of a vote; nothing before anybody was counted. */
function Bar({ counts, order }: { counts: Counts; order: number }) {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  const percent = Math.round((100 * (counts[order] ?? 0)) / all);
  return (
    <span class="vote-bar" data-letter={letterOf(order)}>
      <span style={{ width: `${percent}%` }} />
      {percent}%
    </span>
  );
}
