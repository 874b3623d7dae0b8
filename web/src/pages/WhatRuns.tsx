import { useId, useMemo, useState } from 'preact/hooks';
import { operations } from '../core/operations';
import { Phrase } from '../ui/Phrase';
import { search, type Topic, topicsOf } from './operation-list';
import { PageStyles } from './PageStyles';
import { type Construct, refused, runs } from './python-subset';
import { runsWords } from './runs-words';

/** Everything that runs, from the core's own table. Complete without JavaScript, but not searched. */
export function WhatRuns() {
  const [words, setWords] = useState('');
  const field = useId();
  const topics = useMemo(() => topicsOf(operations), []);
  const found = search(topics, words);
  const all = countOf(topics);
  const count = countOf(found);
  return (
    <main class="page-wide what-runs">
      <PageStyles />
      <h1>{runsWords.title}</h1>
      <p class="page-lead">{runsWords.lead(all)}</p>
      <p class="field search-field">
        <label for={field}>{runsWords.search}</label>
        <input
          id={field}
          type="search"
          value={words}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <span role="status">{words.trim() && runsWords.found(count, all)}</span>
      </p>
      {found.map((topic) => (
        <TopicSection key={`${topic.library} ${topic.title}`} topic={topic} />
      ))}
      {count === 0 && <p class="note">{runsWords.none}</p>}
      {!words.trim() && (
        <>
          <Constructs title={runsWords.language} constructs={runs} />
          <Constructs title={runsWords.refused} constructs={refused} />
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
        {library}: <Phrase english={title} />
      </h2>
      <ul>
        {entries.map(({ written, alsoMethod }) => (
          <li key={written}>
            <code>{written}</code>
            {alsoMethod && <span class="also"> {runsWords.alsoMethod}</span>}
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
            <Phrase english={name} />
            <pre>
              <code>{code}</code>
            </pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
