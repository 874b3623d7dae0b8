import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { exampleWords as words } from '../playground/ExampleList';
import { examples } from '../playground/examples';
import { type Example, exampleAddress, exampleTitle } from '../playground/first-example';
import { Playground } from '../playground/Playground';
import { playgroundWords } from '../playground/words';
import { pageHref } from '../state/settings';
import { NotFound } from './NotFound';

/** The playground with the example of this address in it. */
export function examplePage(address: string): ComponentType {
  const example = examples.find((one) => exampleAddress(one) === address);
  return example ? () => <ExamplePage example={example} /> : NotFound;
}

function ExamplePage({ example }: { example: Example }) {
  const title = exampleTitle(example, words);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main class="page-wide">
      <h1 class="tagline">{words.titles[example.title]}</h1>
      <Playground initial={example.code} />
    </main>
  );
}

/** All of them, for who has no scripts to open the menu with. */
export function ExamplesPage() {
  return (
    <main class="page-text">
      <h1>{playgroundWords.examples}</h1>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <a href={pageHref(exampleAddress(example))}>{words.titles[example.title]}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
