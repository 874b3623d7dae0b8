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
import { authorWords as words } from './words';

interface Props extends Omit<SnippetOptions, 'site' | 'still'> {
  still: DrawnStill | null;
  wantsStill: boolean;
  onWantStill: (wanted: boolean) => void;
  /** Where the files are; null: this site. */
  files: string | null;
  onFiles: (files: string | null) => void;
}

/** The snippets to paste, by host. */
export function Snippets({ wantsStill, onWantStill, files, onFiles, ...wanted }: Props) {
  const [host, setHost] = useState<HostId>('element');
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
        <select value={host} onChange={(event) => setHost(event.currentTarget.value as HostId)}>
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
          onInput={({ currentTarget: { value } }) => onFiles(value === own ? null : value.trim())}
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
              checked={wantsStill}
              onChange={(event) => onWantStill(event.currentTarget.checked)}
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
