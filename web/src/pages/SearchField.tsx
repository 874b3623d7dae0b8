/** A search over lessons, glossary, messages and supported code: ../lesson/map/search-form.ts. */
import type { ComponentChildren } from 'preact';
import { mapWords as words } from '../lesson/map-words';
import { SearchStyles } from './PageStyles';

interface Props {
  label: string;
  /** Below what is found. */
  children?: ComponentChildren;
}

export function SearchField({ label, children }: Props) {
  return (
    <>
      <SearchStyles />
      <search class="map-search" data-found={words.found} data-nothing={words.nothing}>
        <form>
          <label for="find">{label}</label>
          <input
            id="find"
            type="search"
            placeholder={words.example}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
          />
          <p class="map-said" role="status" data-offline={words.offline} />
        </form>
      </search>
      <div class="map-found" hidden>
        <ol />
        {children}
      </div>
    </>
  );
}
