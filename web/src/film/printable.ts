/** Steps of a story as a page of its own, to be printed: every browser makes a PDF of it. */
import type { Language } from '../locales/languages';
import type { Drawing } from './drawing';
import { LICENCE } from './picture-file';

/** Room of each picture in px. In two columns its text is as large as a book's captions. */
export const PRINTED_ROOM = { width: 480, height: 350 };

export interface Printable {
  program: string;
  drawings: readonly Drawing[];
  language: Language;
}

export function printableOf({ program, drawings, language }: Printable): string {
  const source = drawings[0]?.source ?? '';
  const said = drawings.map(({ sentence }) => sentence).join(' ');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(source)} · Stridewise</title>
<meta name="description" content="${escaped(said)}">
<meta name="generator" content="Stridewise">
<meta name="copyright" content="${LICENCE}">
<style>${styles}</style>
</head>
<body>
<h1>${escaped(source)}</h1>
<pre>${escaped(program.trim())}</pre>
<ol>
${drawings.map(({ svg }) => `<li>${svg.trim()}</li>`).join('\n')}
</ol>
<p>${LICENCE}</p>
</body>
</html>
`;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const styles = `
@page { size: A4; margin: 14mm }
body { max-width: 182mm; margin: 0 auto; padding: 1rem; font: 9pt/1.5 system-ui, sans-serif; color: #1d2330; background: #fff }
h1, pre { font-family: ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
h1 { margin: 0 0 0.5rem; font-size: 14pt }
pre { margin: 0 0 1rem; color: #565d6b }
ol { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 0; padding: 0; list-style: none; counter-reset: step }
li { position: relative; border: 1px solid #dcd8cd; border-radius: 2mm; break-inside: avoid; counter-increment: step }
li::before { content: counter(step); position: absolute; top: 1.5mm; right: 2.5mm; color: #565d6b }
svg { display: block; width: 100%; height: auto }
svg > rect { fill: none }
p { color: #565d6b }
@media print { body { max-width: none; padding: 0 } }
@media (max-width: 40rem) and (not print) { ol { grid-template-columns: 1fr } }
`;
