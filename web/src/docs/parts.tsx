/** Building blocks of the pages for authors. */
import { type ComponentChildren, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type HostId, snippet } from '../author/snippets';
import { copyText } from '../lib/copy-text';
import { href } from '../lib/href';
import { pageHref } from '../state/settings';
import { CopyButton } from '../ui/CopyButton';
import { anySite, exampleAt } from './example';

interface DocsPageProps {
  /** This page lists the others. */
  top?: boolean;
  title: string;
  lead: string;
  children: ComponentChildren;
}

/** A page for authors. Its text is English, and `lang` says so on a page in another language. */
export function DocsPage({ top, title, lead, children }: DocsPageProps) {
  return (
    <main lang="en" class="page-text docs">
      <link rel="stylesheet" href={href('/docs.css')} />
      {!top && (
        <p class="docs-up">
          <To path="/docs/">For authors</To>
        </p>
      )}
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </main>
  );
}

export const To = ({ path, children }: { path: string; children: ComponentChildren }) => (
  <a href={pageHref(path)}>{children}</a>
);

export function Code({ text, of }: { text: string; of?: string }) {
  return (
    <div class="docs-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys. */}
      <pre tabIndex={0} data-snippet={of}>
        <code>{text}</code>
      </pre>
      <CopyButton label="Copy" copy={() => copyText(text)} />
    </div>
  );
}

/** A snippet to paste. In a browser it has the address of this site. */
export function Paste({ id }: { id: HostId }) {
  return <Code text={snippet(id, exampleAt(useSite()))} of={id} />;
}

export function useSite(): string {
  const [site, setSite] = useState(anySite);
  useEffect(() => setSite(new URL(href('/'), location.href).href), []);
  return site;
}

interface LiveProps {
  options: Record<string, string | boolean>;
  code: string;
  onElement?: (element: HTMLElement | null) => void;
}

/** A live widget; without scripts only its program is shown. */
export function Live({ options, code, onElement }: LiveProps) {
  useEffect(() => {
    import(/* @vite-ignore */ href('/v1/stride-wise.js')).catch(() => {}); // the program stays
  }, []);
  return h('stride-wise', { ...options, ref: onElement ?? null }, <pre>{code}</pre>);
}

/** A list of names with their meanings. */
export function Facts({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <dl class="docs-facts">
      {Object.entries(of).map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
