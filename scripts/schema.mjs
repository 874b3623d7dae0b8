// Writes what the core says of itself (sw_schema in core/include/stridewise.h): names of events,
// phases, dtypes and errors to wasm/schema.generated.ts, every text with its values to
// wasm/messages.generated.ts, and the list of what runs to wasm/operations.generated.ts. All have
// one source, the .def files of the core.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

function readSchema({ memory, sw_wasm_schema, sw_wasm_output }) {
  if (!sw_wasm_schema()) throw new Error('the core gives no schema');
  const [data, size] = new Uint32Array(memory.buffer, sw_wasm_output(), 2);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, data, size)));
}

function union(comment, name, members) {
  const lines = [...new Set(members)].map((member) => `\n  | '${member}'`).join('');
  return `/** ${comment} */\nexport type ${name} =${lines};\n`;
}

/** As Biome writes them, so that the file stays as it is when formatted. */
function quoted(text) {
  const single = !text.includes("'") || text.includes('"');
  return single ? `'${text.replaceAll("'", "\\'")}'` : `"${text}"`;
}

/** "I:size X:shape Q:target" -> { size: 'integer', shape: 'text', target: 'text' } */
function valuesOf(facts) {
  const pairs = facts.split(' ').filter(Boolean);
  const fields = pairs.map((pair) => {
    const [kind, name] = pair.split(':');
    return `${name}: '${'IDU'.includes(kind) ? 'integer' : 'text'}'`;
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

const module = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/core-whole.wasm')));
const { exports } = new WebAssembly.Instance(module, {
  env: { emscripten_notify_memory_growth() {} },
});
exports._initialize?.();
const schema = readSchema(exports);

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
  union('Which story an operation tells: core/lang/record.h.', 'StoryKind', schema.stories),
  union('Element types: core/tensor/dtypes.def.', 'DType', schema.dtypes),
  union(
    'What can be raised: core/base/errors.def.',
    'ErrorType',
    schema.errors.map(({ type }) => type),
  ),
  '/** A name of core/lang/operations, or an operator such as `+`. */\nexport type OperationName = string;\n',
  union(
    'Legal but probably not meant: core/story/cautions.def.',
    'CautionId',
    schema.cautions.map(({ id }) => id),
  ),
  union(
    'What can be asked: core/story/questions.def.',
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
    'Why a name does not see a write: core/story/probe.def.',
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
  ...messages('apart', schema.aparts),
  '} as const;\n',
  'export type MessageKey = keyof typeof messages;\n',
];
writeFileSync(join(root, 'wasm/messages.generated.ts'), texts.join('\n'));

const operations = [
  written,
  "import type { OperationRow } from './operation-row';\n",
  'export const operations: OperationRow[] = [',
  ...schema.operations.map((row) => `  ${JSON.stringify(row)},`),
  '];\n',
];
writeFileSync(join(root, 'wasm/operations.generated.ts'), operations.join('\n'));
