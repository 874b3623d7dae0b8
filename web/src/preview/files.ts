/** The cards as files of the site, drawn while it is built. */
import type { Core } from '../core';
import { LICENCE } from '../film/picture-file';
import { createRaster, type Raster } from '../film/raster';
import { type Language, languageNames } from '../locales/languages';
import { speak } from '../locales/translation';
import { type Card, cardsIn } from './cards';

export interface Preview {
  /** Path of the picture below the site's folder. */
  path: string;
  /** Description of the picture in the page's language. */
  alt: string;
}

export interface Previews {
  files: Record<string, Uint8Array>;
  /** By the paths of the pages that have a card of their own. */
  pages: Record<string, Preview>;
  /** The languages that have none of their own, and why. */
  notes: string[];
}

type RasterFor = (language: Language) => Promise<Raster | string>;

const rasterFor: RasterFor = (language) => createRaster({ language, zoom: 1 });

/** A language whose letters no font of this machine has gets the English cards. */
export async function previewsOf(core: Core, raster: RasterFor = rasterFor): Promise<Previews> {
  const previews: Previews = { files: {}, pages: {}, notes: [] };
  for (const language of languageNames) {
    await speak(language);
    const cards = cardsIn(core, language);
    const drawer = await raster(language);
    if (typeof drawer === 'string')
      previews.notes.push(`${language}: ${drawer.replace(/:.*/, '')}`);
    for (const card of cards) {
      const path = typeof drawer === 'string' ? englishPath(card) : pathOf(card.page);
      if (typeof drawer !== 'string') previews.files[path] = drawer.png(card.svg, textsOf(card));
      if (previews.files[path]) previews.pages[card.page] = { path, alt: card.sentence };
    }
  }
  await speak('en');
  return previews;
}

/** Beside its page. */
const pathOf = (page: string) => `${page}preview.png`;
const englishPath = ({ page, language }: Card) => pathOf(page.replace(`/${language}/`, '/'));

const textsOf = ({ title, sentence }: Card) => ({
  title,
  description: sentence,
  licence: LICENCE,
});
