import type { Probe } from '../core/types';
import { listed } from '../locales/signs';
import { say } from '../locales/translation';
import { Sentence } from '../ui/Sentence';
import { placeName } from './look';
import { remarkWords as words } from './remark-words';

/** The effect of a write in words; empty if no cell is chosen. */
export function probeSentence(probe: Probe | null): string {
  return probe ? words.written(placeName(probe.name, probe.index), probe.address) : '';
}

/** Lists the element of each name at the chosen address, and why other names do not change. */
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
                    {listed(indices.map((index) => placeName(name, index)))}
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
