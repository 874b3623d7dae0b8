import { hostDocs, untried, versionsOf } from './hosts';
import { DocsPage, To } from './parts';

/** The list of all pages for authors. */
export function DocsHome() {
  return (
    <DocsPage
      top
      title="For authors"
      lead="A program’s story in your course, book, slides or notebook. It runs in the reader’s browser; nothing is sent anywhere, and nothing else is loaded."
    >
      <ul class="docs-list">
        <li>
          <To path="/author/">Make a widget by looking at it</To>, and copy what your page needs.
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
              <th scope="col">Tried with</th>
            </tr>
          </thead>
          <tbody>
            {hostDocs.map((doc) => (
              <tr key={doc.slug}>
                <th scope="row">
                  <To path={`/docs/embed/${doc.slug}/`}>{doc.name}</To>
                </th>
                <td>
                  {untried[doc.slug] ? 'not tried' : versionsOf(doc).join(', ') || 'a plain page'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocsPage>
  );
}
