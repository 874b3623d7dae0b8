import type { Probe } from '../core/types';
import { say } from '../locales/translation';
import { Sentence } from '../ui/Sentence';
import { placeName } from './look';
import { remarkWords as words } from './remark-words';

/** What a write would do, in words; empty while nothing was chosen. */
export function probeSentence(probe: Probe | null): string {
  return probe ? words.written(placeName(probe.name, probe.index), probe.address) : '';
}

/** Every name with an element there, and why the others stay as they are. */
export function ProbeAnswer({ probe }: { probe: Probe }) {
  return (
    <div class="sw-probe">
      {probe.writable && (
        <>
          <p>{probeSentence(probe)}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.howMany}</th>
                <th scope="col">{words.changing}</th>
              </tr>
            </thead>
            <tbody>
              {probe.changes.map(({ name, count, exact, indices }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{exact ? count : words.atLeast(count)}</td>
                  <td>
                    {indices.map((index) => placeName(name, index)).join(', ')}
                    {Number(count) > indices.length && ' …'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {probe.apart.map((one) => {
        const { text, lang } = say('apart', one, one.sentence);
        return (
          <p key={text} lang={lang}>
            <Sentence text={text} />
          </p>
        );
      })}
    </div>
  );
}
