// Makes mutants for mutation testing: small changes to C text that some test should notice.

/** The text with comments, strings, characters and preprocessor lines blanked; positions stay. */
const bare = (text) =>
  text.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*#.*(?:\\\n.*)*/gm,
    (piece) => piece.replace(/[^\n]/g, ' '),
  );

const swaps = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  true: 'false',
  false: 'true',
  'continue;': ';',
};

/** Replacements for operators between two blanks (so no pointers or signs), words, whole numbers. */
const tokens =
  /(?<= )(?:<=?|>=?|==|!=|&&|\|\||[-+*/%])(?= )|\b(?:true|false)\b|\bcontinue;|(?<![\w.])\d+(?![\w.])/g;

/** Negates the condition of `if (x)`. */
function* negations(code) {
  for (const { index, 0: head } of code.matchAll(/\b(?:if|while) \(/g)) {
    const from = index + head.length;
    let depth = 1;
    let to = from;
    for (; depth > 0 && to < code.length; to++)
      depth += code[to] === '(' ? 1 : code[to] === ')' ? -1 : 0;
    yield { from, to: to - 1, into: `!(${code.slice(from, to - 1)})` };
  }
}

/** Removes a call or an assignment that fills a line. */
function* omissions(code) {
  const line =
    /^[ \t]+((?!return\b|else\b|case\b)[\w.[\]>*-]+(?:\([^;{}]*\)| [-+*/|&%]?= [^;{}]*));$/gm;
  for (const { index, 0: all, 1: statement } of code.matchAll(line)) {
    const from = index + all.indexOf(statement);
    yield { from, to: from + statement.length, into: '' };
  }
}

/** Places where a change has no effect: `a < b ? a : b` is the same with `<=`; a buffer may be larger. */
function* harmless(code) {
  for (const { index, 0: all } of code.matchAll(
    /(?<=[=(?,] |return |\()(?:([^?;&|=,]+?) [<>] ([^?;&|=,]+?) \? (?:\1 : \2|\2 : \1)|([^?;&|=,]+?) < 0 \? -\3 : 0)(?=[;,)])/g,
  ))
    yield index + all.search(/ [<>] /) + 1;
  for (const { index, 0: all, 1: name } of code.matchAll(/^ +(?:\w+ )+(\w+)\[\d+\];$/gm))
    if (!code.includes(`sizeof ${name}`)) yield index + all.indexOf('[') + 1;
}

function* exchanges(code) {
  const left = new Set(harmless(code));
  for (const { index, 0: token } of code.matchAll(tokens)) {
    if (left.has(index)) continue;
    const into = swaps[token] ?? (token === '0' ? '1' : token === '1' ? '0' : `${token} + 1`);
    yield { from: index, to: index + token.length, into };
  }
}

/** All mutants of a text, each `{line, told, text}`: its line, a description, and the changed text. */
export function mutantsOf(text) {
  const code = bare(text);
  const changes = [...exchanges(code), ...negations(code), ...omissions(code)];
  return changes.map(({ from, to, into }) => {
    const line = text.slice(0, from).split('\n').length;
    const was = text.slice(from, to).replace(/\s+/g, ' ');
    const around = text.split('\n')[line - 1].trim();
    return {
      line,
      told: `${was} -> ${into.replace(/\s+/g, ' ') || 'nothing'}    in: ${around}`,
      text: text.slice(0, from) + into + text.slice(to),
    };
  });
}

/** A random sample of a list; the same seed gives the same sample. */
export function sampleOf(list, count, seed) {
  const rest = [...list];
  const chosen = [];
  let state = seed >>> 0;
  while (chosen.length < count && rest.length > 0) {
    // A linear congruential generator; its upper bits are good enough to choose by.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return chosen;
}
