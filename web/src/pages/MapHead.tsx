/** Over the map: where to begin or go on, what is done, and the search. Scripts fill in what they know: ../lesson/map. */

import { mapWords as words } from '../lesson/map-words';
import { lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { pageHref } from '../state/settings';
import { pageWords } from './page-words';

export function MapHead({ language }: { language: Language }) {
  return (
    <>
      <div class="map-head">
        <h1>{pageWords.lessons.title}</h1>
        <p class="map-lead">{pageWords.lessons.lead}</p>
        <GoOn language={language} />
      </div>
      <search class="map-search" data-found={words.found} data-nothing={words.nothing}>
        <form>
          <label for="find">{words.search}</label>
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
        <p>
          <a href={pageHref('/error/')}>{words.error}</a>
        </p>
      </div>
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
