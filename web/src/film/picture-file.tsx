/** A picture as a file that stands by itself: with its styles, title, description and licence. */
import { renderToString } from 'preact-render-to-string';
import figures from '../styles/figures.css?inline';
import styles from '../styles/stage.css?inline';
import tokens from '../styles/tokens.css?inline';
import { plain } from './plain';

export interface PictureFile {
  width: number;
  height: number;
  /** Markup as preact-render-to-string writes it. */
  inside: string;
  title: string;
  sentence: string;
  theme: 'light' | 'dark';
}

/** The licence line in every file. */
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

/** The first elements of an SVG file: title, description and licence. */
export const headOf = (title: string, sentence: string): string =>
  renderToString(
    <>
      <title>{title}</title>
      <desc>{sentence}</desc>
      <metadata>{LICENCE}</metadata>
    </>,
  );
