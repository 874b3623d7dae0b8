import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../lib/copy-text';
import { href } from '../lib/href';
import { CopyButton } from '../ui/CopyButton';
import {
  type HostId,
  hostIds,
  hostName,
  type SnippetOptions,
  snippet,
  withElement,
} from './snippets';
import { type DrawnStill, saveStill } from './use-still';
import type { Work } from './use-work';
import { authorWords as words } from './words';

interface Props extends Omit<SnippetOptions, 'site' | 'still'> {
  work: Work;
  onChange: (part: Partial<Work>) => void;
  still: DrawnStill | null;
}

/** The snippets to paste, by host. */
export function Snippets({ work, onChange, ...wanted }: Props) {
  const { host, files } = work;
  const [own, setOwn] = useState('https://YOUR-HOST/');
  useEffect(() => setOwn(new URL(href('/'), location.href).href), []);
  const place = files ?? own;
  const site = place.replace(/([^/])$/, '$1/');
  const text = snippet(host, { ...wanted, site });
  return (
    <section class="author-snippets">
      <h2>{words.made}</h2>
      <label>
        {words.where}{' '}
        <select
          value={host}
          onChange={(event) => onChange({ host: event.currentTarget.value as HostId })}
        >
          {hostIds.map((id) => (
            <option key={id} value={id}>
              {hostName(id) || words[id as 'link' | 'picture']}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.files}{' '}
        <input
          type="text"
          inputMode="url"
          value={place}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={({ currentTarget: { value } }) =>
            onChange({ files: value === own ? null : value.trim() })
          }
        />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys. */}
      <pre class="author-code" tabIndex={0}>
        <code>{text}</code>
      </pre>
      {withElement.includes(host) && (
        <p class="author-still">
          <label class="author-tick">
            <input
              type="checkbox"
              checked={work.still}
              onChange={(event) => onChange({ still: event.currentTarget.checked })}
            />
            {words.still}
          </label>
          {wanted.still && (
            <button
              type="button"
              class="button"
              onClick={() => wanted.still && saveStill(wanted.still)}
            >
              {words.saveStill}
            </button>
          )}
        </p>
      )}
      <CopyButton label={words.copy} copy={() => copyText(text)} />
    </section>
  );
}
