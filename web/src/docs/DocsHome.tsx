import { hostDocs, testedElsewhere, untried, versionsOf } from './hosts';
import { DocsPage, To } from './parts';

const testedAs = (slug: string) => {
  if (slug === 'react') return 'React 19, Next 16';
  return testedElsewhere[slug] ? 'pictures' : 'a plain page';
};

/** The list of all pages for authors. */
export function DocsHome() {
  return (
    <DocsPage
      top
      title="For authors"
      lead="Show a program step by step in your course, book, slides or notebook. It runs in the reader’s browser, sends nothing anywhere and loads nothing else."
    >
      <ul class="docs-list">
        <li>
          <To path="/author/">Build a widget</To> with a preview, and copy what your page needs.
        </li>
        <li>
          <To path="/docs/host/">On your own site</To>: one command copies all that widgets need.
        </li>
        <li>
          <To path="/docs/element/">The element</To>: attributes, methods, events, colours.
        </li>
        <li>
          <To path="/docs/api/">The API</To>: messages of frames, the core as a library, the
          command.
        </li>
      </ul>
      <h2>In your tool</h2>
      <div class="docs-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">Tested with</th>
            </tr>
          </thead>
          <tbody>
            {hostDocs.map((doc) => (
              <tr key={doc.slug}>
                <th scope="row">
                  <To path={`/docs/embed/${doc.slug}/`}>{doc.name}</To>
                </th>
                <td>
                  {untried[doc.slug]
                    ? 'not tested'
                    : versionsOf(doc).join(', ') || testedAs(doc.slug)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocsPage>
  );
}
