/** Where the files of widgets are: what `files=` in the author page's address names. */
import { version } from '../../../package.json';

/** The npm package as it is now: a later version changes no page. */
const cdns = {
  jsdelivr: `https://cdn.jsdelivr.net/npm/stridewise@${version}/element/`,
  unpkg: `https://unpkg.com/stridewise@${version}/element/`,
} as const;

type Cdn = keyof typeof cdns;
export type PlaceKind = 'here' | 'own' | 'beside' | Cdn;
export const placeKinds = ['here', 'own', 'beside', 'jsdelivr', 'unpkg'] as const;

export const isCdn = (files: string | null): files is Cdn =>
  files !== null && Object.hasOwn(cdns, files);

/** `files` is a CDN's name, a whole address, a path that begins at the page, or null: this site. */
export function kindOf(files: string | null): PlaceKind {
  if (files === null) return 'here';
  if (isCdn(files)) return files;
  return /^([a-z]+:)?\/\//i.test(files) ? 'own' : 'beside';
}

/** An address without its scheme, such as `example.org/course`, would be a folder. */
export const withScheme = (text: string) =>
  text.trim() === '' || kindOf(text.trim()) === 'own' ? text.trim() : `https://${text.trim()}`;

export interface SnippetPlace {
  /** The folder of the page for frames. */
  site: string;
  /** The folder of the scripts. */
  scripts: string;
  /** The site that has a playground: that is not copied with the files. */
  home: string;
}

export function placeOf(files: string | null, here: string): SnippetPlace {
  if (isCdn(files)) return { site: here, scripts: cdns[files], home: here };
  const site = (files ?? here).replace(/([^/])$/, '$1/');
  return { site, scripts: `${site}v1/`, home: here };
}
