import { useId, useMemo, useState } from 'preact/hooks';
import { operations } from '../core/operations';
import { search, type Topic, topicsOf } from './operation-list';
import { PageStyles } from './PageStyles';
import { type Construct, refused, runs } from './python-subset';

/** Everything that runs, from the core's own table. Complete without JavaScript, but not searched. */
export function WhatRuns() {
  const [words, setWords] = useState('');
  const field = useId();
  const topics = useMemo(() => topicsOf(operations), []);
  const found = search(topics, words);
  const all = countOf(topics);
  const count = countOf(found);
  return (
    <main lang="en" class="page-wide what-runs">
      <PageStyles />
      <h1>What runs</h1>
      <p class="page-lead">
        These {all} functions, methods and attributes run here, with the parameters that are shown,
        and answer what PyTorch and NumPy answer. The list is made from the table that the core
        looks names up in. What is not in it is refused by name, line and column.
      </p>
      <p class="field search-field">
        <label for={field}>Search</label>
        <input
          id={field}
          type="search"
          value={words}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <span role="status">{words.trim() && `${count} of ${all}`}</span>
      </p>
      {found.map((topic) => (
        <TopicSection key={`${topic.library} ${topic.title}`} topic={topic} />
      ))}
      {count === 0 && <p class="note">Nothing of that name runs here.</p>}
      {!words.trim() && (
        <>
          <Constructs title="Python: the language" constructs={runs} />
          <Constructs title="Python: what does not run" constructs={refused} />
        </>
      )}
    </main>
  );
}

function countOf(topics: Topic[]): number {
  return topics.reduce((total, { entries }) => total + entries.length, 0);
}

function TopicSection({ topic: { library, title, entries } }: { topic: Topic }) {
  return (
    <section class="topic">
      <h2>
        {library}: {title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
      </h2>
      <ul>
        {entries.map(({ written, alsoMethod }) => (
          <li key={written}>
            <code>{written}</code>
            {alsoMethod && <span class="also"> also a method</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Constructs({ title, constructs }: { title: string; constructs: Construct[] }) {
  return (
    <section class="topic">
      <h2>{title}</h2>
      <ul>
        {constructs.map(({ name, code }) => (
          <li key={name}>
            {name}
            <pre>
              <code>{code}</code>
            </pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
