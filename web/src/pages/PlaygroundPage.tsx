import { href } from '../lib/href';
import { firstExample } from '../playground/first-example';
import { Playground } from '../playground/Playground';
import { playgroundWords as words } from '../playground/words';
import { shellWords } from '../ui/words';

export function PlaygroundPage() {
  return (
    <main class="page-wide">
      <h1 class="tagline">{words.tagline}</h1>
      <p class="note needs-script">
        {words.needsScript} <a href={href('/lessons/')}>{shellWords.lessons}</a>,{' '}
        <a href={href('/examples/')}>{words.examples}</a>.
      </p>
      <Playground initial={firstExample.code} start />
    </main>
  );
}
