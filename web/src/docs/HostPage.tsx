import { code } from './example';
import { type HostDoc, hostDocs, testedElsewhere, untried, versionsOf } from './hosts';
import { Code, DocsPage, Live, Paste, To } from './parts';

/** One tool: the snippets to paste, the result, and the versions that it was tested with. */
export function hostPage(slug: string) {
  const doc = hostDocs.find((one) => one.slug === slug);
  return doc && (() => <HostPage doc={doc} />);
}

function HostPage({ doc }: { doc: HostDoc }) {
  return (
    <DocsPage title={`Stridewise in ${doc.name}`} lead={doc.lead}>
      {doc.setup?.map(([where, text]) => (
        <section key={where}>
          <p>{where}</p>
          <Code text={text} />
        </section>
      ))}
      {doc.paste.map(([id, where]) => (
        <section key={id}>
          <p>{where}</p>
          <Paste id={id} />
        </section>
      ))}
      <p>
        <To path="/author/">The author page</To> writes this for your own program and shows a
        preview.
      </p>
      {doc.paste.some(([id]) => id !== 'link') && (
        <>
          <h2>Result</h2>
          <Live code={code} options={{ at: 'CHUNK_CUT dim=0', step: '20', controls: 'minimal' }} />
        </>
      )}
      <h2>Good to know</h2>
      <ul>
        {doc.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          Attributes, methods and events: <To path="/docs/element/">the element</To>. Messages to
          and from frames: <To path="/docs/api/">the API</To>.
        </li>
      </ul>
      <h2>Tested with</h2>
      <p class="docs-tried">{triedWith(doc)}</p>
    </DocsPage>
  );
}

function triedWith(doc: HostDoc): string {
  const why = untried[doc.slug] ?? testedElsewhere[doc.slug];
  if (why) return why;
  const tools = versionsOf(doc).join(', ');
  const page = tools ? `A page built by ${tools}` : 'A plain page';
  return `${page}, in Chromium, with exactly the snippet above. The test checks that the widget appears, has the right height, can be stepped from outside, sends its events or messages, and prints (npm run test:hosts).`;
}
