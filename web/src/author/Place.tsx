import { useState } from 'preact/hooks';
import { pageHref } from '../state/settings';
import { isCdn, kindOf, type PlaceKind, placeKinds, withScheme } from './places';
import { authorWords as words } from './words';

interface Props {
  files: string | null;
  /** The address of this site. */
  here: string;
  onFiles: (files: string | null) => void;
}

const names = { jsdelivr: 'jsDelivr (CDN)', unpkg: 'unpkg (CDN)' } as const;
/** What a place is before it is named. */
const begin = {
  here: null,
  own: 'https://YOUR-HOST/',
  beside: '',
  jsdelivr: 'jsdelivr',
  unpkg: 'unpkg',
};

/** Asks where the files of widgets are. */
export function Place({ files, here, onFiles }: Props) {
  // A whole address is none while it is typed.
  const [typed, type] = useState<PlaceKind | null>(null);
  const kind = typed ?? kindOf(files);
  const written = kind === 'own' || kind === 'beside';
  const isLocal = /^(file:|https?:\/\/(localhost|127\.|\[::1\]))/.test(here);
  return (
    <>
      <label>
        {words.files}{' '}
        <select
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            type(null);
            onFiles(begin[value as PlaceKind]);
          }}
        >
          {placeKinds.map((name) => (
            <option key={name} value={name}>
              {name === 'jsdelivr' || name === 'unpkg' ? names[name] : words.places[name]}
            </option>
          ))}
        </select>
      </label>
      {written && (
        <label>
          {kind === 'own' ? words.address : words.folder}{' '}
          <input
            type="text"
            inputMode="url"
            value={files ?? ''}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            onInput={({ currentTarget: { value } }) => {
              type(kind);
              onFiles(value.trim());
            }}
            onBlur={({ currentTarget: { value } }) => {
              if (kind === 'own') onFiles(withScheme(value));
              type(null);
            }}
          />
        </label>
      )}
      {(written || isCdn(files) || (kind === 'here' && isLocal)) && (
        <p class="note">
          {written && (
            <>
              <code>npx stridewise host</code> <a href={pageHref('/docs/host/')}>{words.hosted}</a>
            </>
          )}
          {isCdn(files) && words.fromCdn}
          {kind === 'here' && isLocal && words.local}
        </p>
      )}
    </>
  );
}
