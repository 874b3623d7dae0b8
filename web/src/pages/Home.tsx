import { firstExample } from '../playground/first-example';
import { Playground } from '../playground/Playground';
import { playgroundWords as words } from '../playground/words';

export function Home() {
  return (
    <main class="page-wide">
      <h1 class="tagline">{words.tagline}</h1>
      <Playground initial={firstExample.code} />
    </main>
  );
}
