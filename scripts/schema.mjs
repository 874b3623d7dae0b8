// Generates TypeScript from the core's .def files, which sw_schema (core/include/stridewise.h) returns as
// JSON. wasm/schema.generated.ts has the names of events, phases, dtypes and errors,
// messages.generated.ts every text with its values, notices.generated.ts every sentence about what does
// not run, operations.generated.ts the supported operations, errors.generated.ts the names of errors, and
// types.generated.ts the types of all JSON.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { readSchema } from './lib/scripts-wasm.mjs';

function union(comment, name, members) {
  const lines = [...new Set(members)].map((member) => `\n  | '${member}'`).join('');
  return `/** ${comment} */\nexport type ${name} =${lines};\n`;
}

/** Formats like Biome, so that formatting does not change the file. */
function quoted(text) {
  const single = !text.includes("'") || text.includes('"');
  return single ? `'${text.replaceAll("'", "\\'")}'` : `"${text}"`;
}

/** "I:size X:shape Q:target" -> { size: 'integer', shape: 'text', target: 'text' } */
function valuesOf(facts) {
  const pairs = facts.split(' ').filter(Boolean);
  const fields = pairs.map((pair) => {
    const [kind, name] = pair.split(':');
    return `${name}: '${'IDUV'.includes(kind) ? 'integer' : 'text'}'`;
  });
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

function messages(table, rows) {
  return rows.map(({ id, facts, sentence }) =>
    [
      `  '${table}.${id}': {`,
      `    values: ${valuesOf(facts)},`,
      `    english: ${quoted(sentence)},`,
      '  },',
    ].join('\n'),
  );
}

const schema = readSchema();

const written =
  '// Written by scripts/schema.mjs from the core; edit the .def files of the core.\n';
const parts = [
  written,
  union(
    'What a step says: core/tensor/events.def.',
    'EventId',
    schema.events.map(({ id }) => id),
  ),
  union('A run of steps of one kind: core/tensor/events.def.', 'PhaseId', schema.phases),
  union('Which story an operation tells: core/runtime/record.h.', 'StoryKind', schema.stories),
  union('Element types: core/tensor/dtypes.def.', 'DType', schema.dtypes),
  union(
    'What can be raised: core/base/errors.def.',
    'ErrorType',
    schema.errors.map(({ type }) => type),
  ),
  union(
    'Legal but probably not meant: core/story/remark/cautions.def.',
    'CautionId',
    schema.cautions.map(({ id }) => id),
  ),
  union(
    'What can be asked: core/story/remark/questions.def.',
    'QuestionId',
    schema.questions.map(({ id }) => id),
  ),
  union(
    'What an option says.',
    'AnswerId',
    schema.answers.map(({ id }) => id),
  ),
  union(
    'A known wrong rule that leads to an option.',
    'RuleId',
    schema.rules.map(({ id }) => id),
  ),
  union(
    'What works instead of a refused operation: core/story/repair/repairs.def.',
    'RepairId',
    schema.repairs.map(({ id }) => id),
  ),
  union(
    'Why a name does not see a write: core/story/remark/probe.def.',
    'ApartId',
    schema.aparts.map(({ id }) => id),
  ),
];
writeFileSync(join(root, 'wasm/schema.generated.ts'), parts.join('\n'));

const texts = [
  written,
  '/** Every text of the core, as an ICU message: what a language has to say, and with which values. */',
  'export const messages = {',
  ...messages('event', schema.events),
  ...messages('caution', schema.cautions),
  ...messages('question', schema.questions),
  ...messages('answer', schema.answers),
  ...messages('rule', schema.rules),
  ...messages('repair', schema.repairs),
  ...messages('apart', schema.aparts),
  ...messages('word', schema.words),
  '} as const;\n',
  'export type MessageKey = keyof typeof messages;\n',
];
writeFileSync(join(root, 'wasm/messages.generated.ts'), texts.join('\n'));

const notices = [
  written,
  '/** Every sentence of the core about what does not run here, with its {places}. */',
  'export const notices = [',
  ...schema.notices.map((text) => `  ${JSON.stringify(text)},`),
  '] as const;\n',
  'export type Notice = (typeof notices)[number];\n',
];
writeFileSync(join(root, 'wasm/notices.generated.ts'), notices.join('\n'));

const operations = [
  written,
  "import type { OperationRow } from './operation-row';\n",
  'export const operations: OperationRow[] = [',
  ...schema.operations.map((row) => `  ${JSON.stringify(row)},`),
  '];\n',
];
writeFileSync(join(root, 'wasm/operations.generated.ts'), operations.join('\n'));

const errors = [
  written,
  '/** The rows of core/base/errors.def, by their number. */',
  "export const errorRows = ['NONE',",
  ...schema.errors.map(({ id }) => `  '${id}',`),
  '];\n',
];
writeFileSync(join(root, 'wasm/errors.generated.ts'), errors.join('\n'));

const comment = (doc, indent = '') => (doc ? `${indent}/** ${doc} */\n` : '');

/** An interface or a type alias; rows for its fields follow its own row. */
function declaration({ row, name, of, doc }, fields) {
  if (row === 'alias') return `${comment(doc)}export type ${name} = ${of};\n`;
  const base = fields.filter((field) => field.name === '').map((field) => field.of);
  const lines = fields
    .filter((field) => field.name !== '')
    .map((field) => `${comment(field.doc, '  ')}  ${field.name}: ${field.of};\n`);
  const kind = row === 'figure' ? `  kind: '${of}';\n` : '';
  const above = base.length ? ` extends ${base.join(', ')}` : '';
  return `${comment(doc)}export interface ${name}${above} {\n${kind}${lines.join('')}}\n`;
}

function declarations(rows) {
  const heads = rows.flatMap((row, at) => (row.row === 'field' ? [] : [at]));
  return heads.map((at, i) => declaration(rows[at], rows.slice(at + 1, heads[i + 1])));
}

const figures = schema.types.filter(({ row }) => row === 'figure');
const named = [...parts.join('\n').matchAll(/export type (\w+)/g)].map(([, name]) => name);
const text = declarations(schema.types).join('\n');
const types = [
  written,
  `import type { ${named.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).join(', ')} } from './schema.generated';\n`,
  text,
  '/** What a scene shows: core/story/scene/figures.def. */',
  `export type Figure = ${figures.map(({ name }) => name).join(' | ')};\n`,
];
writeFileSync(join(root, 'wasm/types.generated.ts'), types.join('\n'));
