/** Holds what the core writes as JSON to what it declares in core/story/types.def. */

/** One row of that file, as `Core.schema` tells it. */
export interface Row {
  row: 'figure' | 'type' | 'alias' | 'field';
  name: string;
  of: string;
  doc: string;
}

/** Names of other .def files: any of a list of words. */
export type Words = Record<string, readonly string[]>;

type Check = (value: unknown, path: string) => void;

export class Declared {
  readonly #checks = new Map<string, Check>();
  /** `ShapeRows.result: null`: each alternative that is declared, and how often it was met. */
  readonly met = new Map<string, number>();

  constructor(rows: Row[], words: Words) {
    for (const [name, members] of Object.entries(words)) {
      const known = new Set<unknown>(members);
      this.#checks.set(name, (value, path) => {
        if (!known.has(value)) throw new Error(`${path} is ${JSON.stringify(value)}, no ${name}`);
      });
    }
    rows.forEach(({ row, name, of }, at) => {
      if (row === 'alias') this.#checks.set(name, this.#parse(of, name));
      if (row === 'type' || row === 'figure')
        this.#checks.set(
          name,
          this.#object(name, row === 'figure' ? of : null, fieldsAt(rows, at)),
        );
    });
    this.#checks.set('Figure', this.#figure(rows.filter(({ row }) => row === 'figure')));
  }

  /** Throws an error that says where `value` is something else than `type`. */
  check(type: string, value: unknown, path = type): void {
    const check = this.#checks.get(type);
    if (!check) throw new Error(`${type} is not declared`);
    check(value, path);
  }

  #object(name: string, kind: string | null, fields: Row[]): Check {
    const bases = fields.filter((field) => !field.name).map(({ of }) => of);
    const own = fields.filter((field) => field.name);
    const checks = own.map((field) => ({
      name: field.name,
      check: this.#parse(field.of, `${name}.${field.name}`),
    }));
    const names = new Set(checks.map((field) => field.name));
    if (kind) names.add('kind');
    const check: Check = (value, path) => {
      if (!isObject(value)) throw new Error(`${path} is no ${name}`);
      for (const field of checks) {
        if (!(field.name in value)) throw new Error(`${path}.${field.name} is missing`);
        field.check(value[field.name], `${path}.${field.name}`);
      }
      if (bases.length > 0) return;
      for (const field in value)
        if (!names.has(field)) throw new Error(`${path}.${field} is not declared in ${name}`);
    };
    if (bases.length === 0) return check;
    return (value, path) => {
      check(value, path);
      const rest = Object.entries(value as object).filter(([field]) => !names.has(field));
      for (const base of bases) this.check(base, Object.fromEntries(rest), path);
    };
  }

  #figure(figures: Row[]): Check {
    const kinds = new Map(figures.map(({ name, of }) => [of, name]));
    for (const kind of kinds.keys()) this.met.set(`Figure: ${kind}`, 0);
    return (value, path) => {
      const kind = isObject(value) ? String(value.kind) : '';
      const type = kinds.get(kind);
      if (!type) throw new Error(`${path} is no Figure`);
      this.#meet(`Figure: ${kind}`);
      this.check(type, value, `${path}(${kind})`);
    };
  }

  /** "(Int | null)[]": words and null are told apart first, what is left is one type or plain values. */
  #parse(text: string, where: string): Check {
    const alternatives = split(text);
    if (alternatives.length === 1) return this.#one(alternatives[0] ?? '', where);
    const marks = new Map<unknown, string>(
      alternatives.filter(isWord).map((word) => [wordOf(word), `${where}: ${word}`]),
    );
    const rest = alternatives.filter((one) => !isWord(one));
    const plain = rest.map((one) => basics[one]);
    const check = rest.length === 1 ? this.#one(rest[0] ?? '', where) : null;
    const some = check && where.includes('.') ? `${where}: not null` : null;
    for (const mark of [...marks.values(), ...(some ? [some] : [])]) this.met.set(mark, 0);
    return (value, path) => {
      const mark = marks.get(value);
      if (mark) this.#meet(mark);
      else if (check) check(value, path);
      else if (!plain.some((is) => is?.(value)))
        throw new Error(`${path} is ${JSON.stringify(value)}, not ${text}`);
      if (!mark && some) this.#meet(some);
    };
  }

  #one(text: string, where: string): Check {
    if (text.endsWith('[]')) return list(this.#one(text.slice(0, -2), where));
    if (text.startsWith('(')) return this.#parse(text.slice(1, -1), where);
    const [, member] = /^Record<string, (.*)>$/.exec(text) ?? [];
    if (member) return record(this.#parse(member, where));
    const is = basics[text];
    if (is)
      return (value, path) => {
        if (!is(value)) throw new Error(`${path} is ${JSON.stringify(value)}, no ${text}`);
      };
    return (value, path) => this.check(text, value, path);
  }

  #meet(mark: string): void {
    this.met.set(mark, (this.met.get(mark) ?? 0) + 1);
  }
}

const basics: Record<string, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: Number.isSafeInteger,
  Int: (value) =>
    Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d{16,19}$/.test(value)),
};

const isWord = (text: string) => text === 'null' || text.startsWith("'");
const wordOf = (text: string) => (text === 'null' ? null : text.slice(1, -1));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) throw new Error(`${path} is no list`);
    value.forEach((one, at) => {
      check(one, `${path}[${at}]`);
    });
  };

const record =
  (check: Check): Check =>
  (value, path) => {
    if (!isObject(value)) throw new Error(`${path} is no record`);
    for (const [name, one] of Object.entries(value)) check(one, `${path}.${name}`);
  };

/** At the bars that stand in no brackets. */
function split(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of text) {
    if ('(<'.includes(char)) depth++;
    if (')>'.includes(char)) depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

function fieldsAt(rows: Row[], head: number): Row[] {
  const rest = rows.slice(head + 1);
  const end = rest.findIndex(({ row }) => row !== 'field');
  return end < 0 ? rest : rest.slice(0, end);
}
