import { addStyles } from '../lib/add-styles';
import { examples as english } from '../locales/en/examples';
import { wordsOf } from '../locales/translation';
import styles from '../styles/examples.css?inline';
import { examples } from './examples';
import type { Example } from './first-example';

addStyles(styles);

export const exampleWords = wordsOf('examples', english);
const words = exampleWords;

export interface ExampleListProps {
  onChoose: (example: Example) => void;
}

export function ExampleList({ onChoose }: ExampleListProps) {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  return (
    <>
      {topics.map((topic) => (
        <section key={topic} class="example-topic">
          <h3>{words.topics[topic]}</h3>
          <ul>
            {examples
              .filter((example) => example.topic === topic)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" onClick={() => onChoose(example)}>
                    {words.titles[example.title]}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
