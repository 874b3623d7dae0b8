// Turns the prerendered HTML of a lesson or another written page into Markdown, for tools and readers.

const BLOCKS = {
  h1: (text) => `# ${text}`,
  h2: (text) => `## ${text}`,
  h3: (text) => `### ${text}`,
  p: (text) => text,
  summary: (text) => `**${text}**`,
  dt: (text) => `**${text}**`,
  dd: (text) => text,
  label: (text) => `- ${text}`,
  blockquote: (text) => text.replace(/^/gm, '> '),
};

const INLINE = {
  strong: (text) => `**${text}**`,
  em: (text) => `*${text}*`,
  code: (text) => `\`${text}\``,
};

const unescaped = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Elements to leave out: pictures, navigation, parts filled in by scripts, answers on printed sheets. */
const forScreens =
  /<style>[\s\S]*?<\/style>|<wbr\/?>|<span class="copy-repair"[\s\S]*?<\/button>[\s\S]*?<\/span><\/span><\/span>|<search[\s\S]*?<\/search>|<div class="map-(?:progress|found)"[\s\S]*?<\/div>|<span class="card-number">\d+<\/span>|<svg[\s\S]*?<\/svg>|<nav[\s\S]*?<\/nav>|<p class="(?:crumb|story-foot)">[\s\S]*?<\/p>|<label class="option is-unsure">[\s\S]*?<\/label>|<div class="sheet-answers">[\s\S]*?<\/div>|<section class="own-numbers">[\s\S]*?<\/section>/g;

/** A small parser: `html` is our own, so it is well-formed and has no < in an attribute. */
export function markdownOf(html) {
  const pieces = html.replace(forScreens, '').split(/(<[^>]+>)/);
  const root = { tag: 'main', text: '', attributes: '' };
  const open = [root];
  for (const piece of pieces) {
    const tag = /^<(\/?)(\w+)([^>]*?)(\/?)>$/.exec(piece);
    const top = open.at(-1);
    if (!tag) top.text += verbatim(open) ? piece : piece.replace(/\s+/g, ' ');
    else if (tag[1]) open.at(-2).text += written(open.pop(), open);
    else if (!tag[4] && !/^(input|br|hr)$/.test(tag[2]))
      open.push({ tag: tag[2], text: '', attributes: tag[3], count: startOf(tag[3]) });
  }
  return `${unescaped(root.text)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The number before a list's first item: 0, or 4 for <ol start="5">. */
const startOf = (attributes) => Number(/ start="(\d+)"/.exec(attributes)?.[1] ?? 1) - 1;

const verbatim = (open) => open.some(({ tag }) => tag === 'pre' || tag === 'textarea');

function written({ tag, text, attributes }, above) {
  const parent = above.at(-1);
  if (verbatim(above)) return text;
  if (tag === 'pre' || tag === 'textarea') return `\n\n\`\`\`\n${text.trimEnd()}\n\`\`\`\n\n`;
  if (tag === 'a') return linked(text, attributes);
  if (INLINE[tag]) return text.trim() ? INLINE[tag](text) : '';
  if (tag === 'li') {
    parent.count++;
    const sign = parent.tag === 'ol' ? `${parent.count}.` : '-';
    return `\n${sign} ${text.trim().replace(/\n+/g, '\n  ')}\n`;
  }
  if (tag === 'span' && parent.tag === 'li') return ` ${text} `;
  if (tag === 'td' || tag === 'th') return `| ${text.trim()} `;
  if (tag === 'tr') return `${text}|\n`;
  if (tag === 'thead') return `\n${text}${text.replace(/\| [^|]*/g, '|---')}`;
  if (/class="sw-caption"/.test(attributes)) return `\n\n*${text.trim()}*\n\n`;
  if (BLOCKS[tag]) return text.trim() ? `\n\n${BLOCKS[tag](text.trim())}\n\n` : '';
  return /^(div|main|figure|ul|ol|dl|table|details)$/.test(tag) ? `\n\n${text}\n\n` : text;
}

/** Links to the glossary become plain words. */
function linked(text, attributes) {
  const href = /href="([^"]*)"/.exec(attributes)?.[1];
  return /class="term"/.test(attributes) || !href ? text : `[${text}](${href})`;
}
