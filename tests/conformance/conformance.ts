/** What every build of the core is asked: the same programs, the same answers. */
import { expect, test } from 'vitest';
import { broadcastPrograms, viewPrograms } from './exhaustive';
import {
  type Answer,
  checkSignatures,
  deliberate,
  outside,
  type Program,
  pending,
  randomPrograms,
  seedPrograms,
  topicPrograms,
  topics,
  writePending,
} from './vectors';

type Ask = (sources: string[]) => Answer[];

function wrong(programs: Program[], ask: Ask): { name: string; faults: string[] }[] {
  const answers = ask(programs.map((program) => program.source));
  return programs.flatMap((program, i) => {
    const faults = program.check(answers[i] as Answer);
    return faults.length ? [{ name: program.name, faults }] : [];
  });
}

/** The first few are enough to see what is wrong. */
const some = <Item>(items: Item[]) => items.slice(0, 5);

const meant = deliberate();

/** Of the lines that are listed as deliberately different, line 0 being the tensors at the end. */
const isMeant = (name: string, fault: string) =>
  meant.some(
    (it) => it.name === name && fault.startsWith(it.line ? `line ${it.line}:` : 'tensors:'),
  );

function unexcused({ name, faults }: { name: string; faults: string[] }) {
  const left = faults.filter((fault) => !isMeant(name, fault));
  return left.length ? [{ name, faults: left }] : [];
}

function listPending(ask: Ask) {
  const programs = [
    ...topics().flatMap(topicPrograms),
    ...randomPrograms('torch'),
    ...randomPrograms('numpy'),
  ];
  writePending(
    wrong(programs, ask)
      .flatMap(unexcused)
      .map(({ name }) => name),
  );
}

export function conformance(build: string, ask: Ask) {
  if (process.env.STRIDEWISE_PENDING) listPending(ask);

  test.each(seedPrograms())(`${build} answers $name exactly as recorded`, (program) => {
    expect(wrong([program], ask)).toEqual([]);
  });

  const later = pending();
  test.each(topics())(`${build} answers the recorded programs of %s`, (topic) => {
    const programs = topicPrograms(topic);
    const faults = wrong(programs, ask).flatMap(unexcused);
    expect(some(faults.filter(({ name }) => !later.has(name)))).toEqual([]);
    const right = programs.filter(({ name }) => !faults.some((fault) => fault.name === name));
    expect(right.map(({ name }) => name).filter((name) => later.has(name))).toEqual([]);
  });

  test.each(['torch', 'numpy'] as const)(`${build} answers random %s programs`, (dialect) => {
    const programs = randomPrograms(dialect);
    const faults = wrong(programs, ask);
    expect(some(faults.filter(({ name }) => !later.has(name)))).toEqual([]);
    const stale = programs.filter(({ name }) => later.has(name)).length - faults.length;
    expect(stale, 'programs that have come right but are still listed as pending').toBe(0);
  });

  test(`${build} knows every parameter of all that runs, or refuses it by name`, () => {
    const { asked, ran, wrong } = checkSignatures(ask);
    expect(some(wrong)).toEqual([]);
    expect(ran).toBeGreaterThan(asked * 0.85);
  });

  test(`${build} differs where it is meant to, in less than one case in a hundred`, () => {
    const programs = topics().flatMap(topicPrograms);
    const statements = programs.reduce((total, { statements = 0 }) => total + statements, 0);
    const listed = new Set(meant.map(({ name }) => name));
    const faults = wrong(
      programs.filter(({ name }) => listed.has(name)),
      ask,
    ).flatMap(({ name, faults }) => faults.filter((fault) => isMeant(name, fault)));
    expect(faults.length).toBe(meant.length);
    expect(meant.length).toBeLessThan(statements / 100);
  });

  test(`${build} refuses by name what lies outside the subset`, () => {
    const programs = outside();
    const answers = ask(programs.map(({ program }) => program));
    for (const [i, { program }] of programs.entries()) {
      const last = answers[i]?.statements.at(-1);
      expect(last?.error?.type, program).toBe('Unsupported');
    }
  });

  test(`${build} broadcasts every pair of small shapes as both libraries do`, () => {
    expect(some(wrong(broadcastPrograms(), ask))).toEqual([]);
  });

  test(`${build} views every small layout as PyTorch does`, { timeout: 300_000 }, () => {
    expect(some(wrong(viewPrograms(), ask))).toEqual([]);
  });
}
