/** Over the map: where to begin or go on, what is done, and the search. Scripts fill in what they know: ../lesson/map. */

import { mapWords as words } from '../lesson/map-words';
import { lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { pageHref } from '../state/settings';
import { pageWords } from './page-words';
import { SearchField } from './SearchField';

export function MapHead({ language }: { language: Language }) {
  return (
    <>
      <div class="map-head">
        <h1>{pageWords.lessons.title}</h1>
        <p class="map-lead">{pageWords.lessons.lead}</p>
        <GoOn language={language} />
      </div>
      <SearchField label={words.search}>
        <p>
          <a href={pageHref('/error/')}>{words.error}</a>
        </p>
      </SearchField>
    </>
  );
}

/** The first lesson, until something is known of the reader. */
function GoOn({ language }: { language: Language }) {
  const [first] = lessons;
  if (!first) return null;
  const { text, language: written } = textIn(first, language);
  return (
    <div class="map-progress" data-step={words.atStep} data-done={words.done}>
      <a class="map-go" href={href(addressIn(language, `/lessons/${first.slug}/`))}>
        <small data-go-on={words.goOn}>{words.begin}</small>
        <strong lang={written}>{text.title}</strong>
      </a>
      <p class="map-count" data-count={words.count}>
        <span />
        <button type="button" title={words.kept}>
          {words.forget}
        </button>
      </p>
    </div>
  );
}
