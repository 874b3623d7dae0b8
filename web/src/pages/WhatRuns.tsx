import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { operations } from '../core/operations';
import { Phrase } from '../ui/Phrase';
import { search, searchConstructs, type Topic, topicsOf } from './operation-list';
import { PageStyles } from './PageStyles';
import { type Construct, type Refused, refused, runs } from './python-subset';
import { runsWords } from './runs-words';

/** The list of supported code, from the core's own table. Without JavaScript it is complete, but has no
 * search. */
export function WhatRuns() {
  const [words, setWords] = useState('');
  const field = useId();
  const box = useRef<HTMLInputElement>(null);
  // The field may hold text that was typed before this script arrived.
  useLayoutEffect(() => setWords(box.current?.value ?? ''), []);
  const topics = useMemo(() => topicsOf(operations), []);
  const found = search(topics, words);
  const all = countOf(topics);
  const count = countOf(found);
  const language = searchConstructs(runs, words);
  const onPurpose = searchConstructs(refused, words);
  return (
    <main class="page-wide what-runs">
      <PageStyles />
      <h1>{runsWords.title}</h1>
      <p class="page-lead">{runsWords.lead(all)}</p>
      <p class="field search-field">
        <label for={field}>{runsWords.search}</label>
        <input
          ref={box}
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
      {count + language.length === 0 && <p class="note">{runsWords.none}</p>}
      <Constructs title={runsWords.language} constructs={language} />
      <Constructs title={runsWords.refused} constructs={onPurpose} />
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

function Constructs({ title, constructs }: { title: string; constructs: (Construct | Refused)[] }) {
  if (constructs.length === 0) return null;
  return (
    <section class="topic">
      <h2>{title}</h2>
      <ul>
        {constructs.map((construct) => (
          <li key={construct.name}>
            <Phrase english={construct.name} />
            <Code code={construct.code} />
            {'why' in construct && (
              <>
                <Phrase english={construct.why} />
                <Code code={construct.instead} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Code({ code }: { code: string }) {
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}
