/** The page as it is built: what practice is, and ten questions to read. practice/live brings it to life. */
import { useContext } from 'preact/hooks';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { PrerenderCore } from '../player/core-context';
import { levels } from '../practice/asked';
import { Sheet } from '../practice/Sheet';
import { questionAt } from '../practice/series';
import { pageWords } from './page-words';

const SEED = 'sheet';
const QUESTIONS = 10;
const STYLES = ['practice', 'practice-room', 'practice-sheet'];

export function PracticePage({ language }: { language: Language }) {
  const core = useContext(PrerenderCore);
  if (!core) throw new Error('Practice is rendered at build time only.');
  const questions = Array.from({ length: QUESTIONS }, (_, number) => {
    const level = levels[Math.floor((number * levels.length) / QUESTIONS)] ?? 1;
    return questionAt(core, { seed: SEED, level }, number);
  });
  return (
    <main lang={language} class="page-text practice-page" data-prerendered>
      {STYLES.map((name) => (
        <link key={name} rel="stylesheet" href={href(`/${name}.css`)} />
      ))}
      <p class="crumb">
        <a href={href(addressIn(language, '/lessons/'))}>{pageWords.lessons.title}</a>
      </p>
      <h1>{pageWords.practice.title}</h1>
      <p class="practice-lead">{pageWords.practice.lead}</p>
      <div class="practice" data-practice>
        <div class="live" />
        <section class="practice-sheet">
          <Sheet questions={questions} from="" />
        </section>
      </div>
    </main>
  );
}
