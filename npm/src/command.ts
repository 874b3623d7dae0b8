/** The command `stridewise`: the same as core/cli, on WebAssembly, and it also draws pictures. */
import { readFileSync } from 'node:fs';
import { type Asked, Misuse, readArguments, usage } from './arguments';
import { asError, coloured } from './colours';
import { completionOf, helpOf } from './help';
import { Program } from './program';

const VERSION = '__VERSION__';

const put = (bytes: Uint8Array | string | null) => {
  if (bytes) process.stdout.write(bytes);
};
const complain = (text: string) => process.stderr.write(asError(text));

interface Opened {
  path: string;
  source: Uint8Array;
  program: Program;
}

function open(path: string, noStories: boolean): Opened | null {
  try {
    const source = readFileSync(path === '-' ? 0 : path);
    const program = new Program(source, noStories);
    const refusal = program.text('refusal');
    if (refusal) {
      const place = `${path}:${program.number('line')}:${program.number('column')}`;
      complain(`${place}: ${new TextDecoder().decode(refusal)}\n`);
    }
    return { path, source, program };
  } catch (error) {
    complain(`stridewise: ${path}: ${(error as Error).message}\n`);
    return null;
  }
}

function run({ program }: Opened, { json }: Asked): number {
  if (json) {
    put(program.text('runJson'));
    put('\n');
  } else {
    for (let at = 0; at < program.number('statements'); at++)
      put(coloured(program.text('session', at)));
  }
  return program.status;
}

/** All statements that have a story, or the requested one; null if there is none on that line. */
export function statementsOf({ path, program }: Opened, line: number): number[] | null {
  if (line > 0) {
    const at = program.number('statementAt', line);
    if (at < 0) complain(`${path}:${line}:1: there is no statement on this line\n`);
    return at < 0 ? null : [at];
  }
  const all = Array.from({ length: program.number('statements') }, (_, at) => at);
  return all.filter((at) => program.number('steps', at) > 0);
}

function explain(opened: Opened, { json, line }: Asked): number {
  const statements = statementsOf(opened, line);
  if (!statements) return 2;
  const { program } = opened;
  statements.forEach((at, order) => {
    if (order > 0 && !json) put('\n');
    if (json) putStory(program, at);
    else put(coloured(program.text('explain', at)));
  });
  return program.status;
}

function putStory(program: Program, statement: number): void {
  put('{"story":');
  put(program.text('story', statement));
  put(',"scenes":[');
  let comma = '';
  for (let step = -1; ; comma = ',') {
    step = program.number('stop', statement, step);
    if (step < 0) break;
    put(comma);
    put(program.text('scene', statement, step));
  }
  put(']}\n');
}

function scene(opened: Opened, { line, step }: Asked): number {
  const [statement] = statementsOf(opened, line) ?? [];
  if (statement === undefined) return 2;
  const { path, program } = opened;
  const bytes = program.text('scene', statement, Number(step));
  if (!bytes) {
    const steps = program.number('steps', statement);
    complain(`${path}:${line}:1: this line has ${steps} steps, numbered from 0\n`);
    return 2;
  }
  put(bytes);
  put('\n');
  return program.status;
}

function map({ program }: Opened, { json, drawn }: Asked): number {
  const form = drawn === 'svg' ? 'mapSvg' : drawn === 'html' ? 'mapHtml' : 'map';
  put(program.text(json ? 'mapJson' : form));
  if (json) put('\n');
  return program.status;
}

async function draw(opened: Opened, asked: Asked): Promise<number> {
  const statements = statementsOf(opened, asked.line);
  if (!statements) return 2;
  const { drawInto } = await import('./draw');
  const { path, source, program } = opened;
  const { problem, written } = await drawInto(new TextDecoder().decode(source), statements, asked);
  put(written.map((file) => `${file}\n`).join(''));
  if (problem) complain(`${path}:${asked.line || 1}:1: ${problem}\n`);
  return problem ? 2 : program.status;
}

async function host([folder = '']: string[]): Promise<number> {
  const { hostIn } = await import('./host');
  const done = await hostIn(folder);
  if ('problem' in done) complain(`stridewise: ${done.problem}\n`);
  else put(done.told);
  return 'problem' in done ? 2 : 0;
}

function complete(shell: string | undefined): number {
  const script = completionOf(shell);
  if (script === null) throw new Misuse(`no such shell: ${shell}`);
  put(script);
  return 0;
}

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (asked.command === 'help') put(helpOf(asked.files[0] ?? '') ?? usage);
  if (asked.command === 'completion') return complete(asked.files[0]);
  if (asked.command === 'version') put(`stridewise ${VERSION}\n`);
  if (asked.command === 'host') return host(asked.files);
  let status = 0;
  for (const path of asked.command === 'help' || asked.command === 'version' ? [] : asked.files) {
    if (asked.command === 'diagnose') {
      const { diagnose } = await import('./diagnose');
      status = Math.max(status, await diagnose(path, asked.json));
      continue;
    }
    const opened = open(path, asked.command === 'run');
    const tell = { run, explain, scene, map, draw }[asked.command as 'run'];
    status = Math.max(status, opened ? await tell(opened, asked) : 2);
  }
  return status;
}

// The reader closed the pipe, as in `stridewise explain program.py | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  complain(`stridewise: ${error.message}\nTry stridewise --help.\n`);
  process.exitCode = 2;
}
