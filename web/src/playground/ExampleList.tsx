import { examples } from './examples';
import type { Example } from './first-example';

export interface ExampleListProps {
  onChoose: (example: Example) => void;
}

export function ExampleList({ onChoose }: ExampleListProps) {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  return (
    <>
      {topics.map((topic) => (
        <section key={topic} class="example-topic">
          <h3>{topic}</h3>
          <ul>
            {examples
              .filter((example) => example.topic === topic)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" onClick={() => onChoose(example)}>
                    {example.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
