/** A picture as a file that stands by itself: with its styles, title, description and licence. */
import { renderToString } from 'preact-render-to-string';
import figures from '../styles/figures.css?inline';
import styles from '../styles/stage.css?inline';
import tokens from '../styles/tokens.css?inline';
import { plain } from './plain';

export interface PictureFile {
  width: number;
  height: number;
  /** As preact-render-to-string writes it. */
  inside: string;
  title: string;
  sentence: string;
  theme: 'light' | 'dark';
}

/** In every file. */
export const LICENCE = 'Made with Stridewise, under the MIT licence';

const css = tokens + figures + styles;

/** `own`: rules of this kind of picture. */
export function pictureFile(file: PictureFile, own: string): string {
  const { width, height, inside, title, sentence, theme } = file;
  const head = headOf(title, sentence);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} class="sw-figure">${head}${inside}</svg>`;
  return `${plain(svg, css + own, theme)}\n`;
}

/** What a file of SVG says of itself, as its first elements. */
export const headOf = (title: string, sentence: string): string =>
  renderToString(
    <>
      <title>{title}</title>
      <desc>{sentence}</desc>
      <metadata>{LICENCE}</metadata>
    </>,
  );
