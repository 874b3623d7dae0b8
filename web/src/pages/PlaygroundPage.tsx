import { firstExample } from '../playground/first-example';
import { Playground } from '../playground/Playground';
import { playgroundWords as words } from '../playground/words';
import { pageHref } from '../state/settings';
import { shellWords } from '../ui/words';

export function PlaygroundPage() {
  return (
    <main class="page-wide">
      <h1 class="tagline">{words.tagline}</h1>
      <p class="note needs-script">
        {words.needsScript} <a href={pageHref('/lessons/')}>{shellWords.lessons}</a>,{' '}
        <a href={pageHref('/examples/')}>{words.examples}</a>.
      </p>
      <Playground initial={firstExample.code} start />
    </main>
  );
}
