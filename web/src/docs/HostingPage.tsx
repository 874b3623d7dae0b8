import { type HostingStep, hosting } from './hosting';
import { Code, DocsPage, To } from './parts';

const Step = ({ of }: { of: HostingStep }) => <Code text={hosting[of]} of={`host-${of}`} />;

/** One command writes what widgets need; any server of plain files does the rest. */
export function HostingPage() {
  return (
    <DocsPage
      title="On your own site"
      lead="One command copies the player into a folder of your site. Your widgets then load nothing from anywhere else."
    >
      <p>In the folder of your site, with Node 20 or later:</p>
      <Step of="command" />
      <p>
        It writes docs/v1/ (2.0 MB) and one page for frames, docs/embed/index.html.
        docs/v1/README.md says how to use them. The core is 1.2 MB of that, and each language but
        English 0.1 MB; a server that compresses sends a reader about 0.6 MB.
      </p>
      <h2>An element</h2>
      <p>In docs/index.html. In a page one folder further down, the address begins with ../v1/.</p>
      <Step of="element" />
      <h2>A frame</h2>
      <p>Where a page allows no scripts. The address has the program and the options.</p>
      <Step of="frame" />
      <h2>Look at it</h2>
      <p>Browsers load no modules from files, so start a server and open its address:</p>
      <Step of="serve" />
      <h2>GitHub Pages</h2>
      <p>
        Save this as .github/workflows/pages.yml. In the settings of the repository, under Pages,
        choose GitHub Actions as the source.
      </p>
      <Step of="workflow" />
      <h2>Good to know</h2>
      <ul>
        <li>
          Run the command again for a new version. Links, attributes and messages keep their
          meaning.
        </li>
        <li>
          <To path="/docs/embed/sphinx/">Sphinx</To> and <To path="/docs/embed/mkdocs/">MkDocs</To>{' '}
          need no command: their plugins copy the player by themselves.
        </li>
        <li>
          In other snippets, replace the address of this site with the folder’s. On{' '}
          <To path="/author/">the author page</To> you say it once, also for a CDN.
        </li>
      </ul>
    </DocsPage>
  );
}
