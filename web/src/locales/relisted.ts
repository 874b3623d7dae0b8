/** A list of the core with the sign of a language: a comma in brackets or quotes is Python's. */
export function relisted(text: string, list = ', '): string {
  if (list === ', ') return text;
  const outside = text.replace(/'[^']*'|"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length));
  let depth = 0;
  return [...outside]
    .map((sign, at) => {
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      const ends = depth === 0 && outside.startsWith(', ', at);
      return ends ? list : depth === 0 && outside.startsWith(', ', at - 1) ? '' : text[at];
    })
    .join('');
}
