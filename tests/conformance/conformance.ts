/** What every build of the core is asked: the same programs, the same answers. */
import { expect, test } from 'vitest';
import { broadcastPrograms, viewPrograms } from './exhaustive';
import {
  type Answer,
  deliberate,
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

function listPending(ask: Ask) {
  const programs = [
    ...topics().flatMap(topicPrograms),
    ...randomPrograms('torch'),
    ...randomPrograms('numpy'),
  ];
  const listed = new Set(deliberate().map(({ name }) => name));
  const names = wrong(programs, ask).map(({ name }) => name);
  writePending(names.filter((name) => !listed.has(name)));
}

export function conformance(build: string, ask: Ask) {
  if (process.env.STRIDEWISE_PENDING) listPending(ask);

  test.each(seedPrograms())(`${build} answers $name exactly as recorded`, (program) => {
    expect(wrong([program], ask)).toEqual([]);
  });

  const listed = new Set(deliberate().map(({ name }) => name));
  const later = pending();
  test.each(topics())(`${build} answers the recorded programs of %s`, (topic) => {
    const programs = topicPrograms(topic).filter(({ name }) => !listed.has(name));
    const faults = wrong(programs, ask);
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

  test(`${build} broadcasts every pair of small shapes as both libraries do`, () => {
    expect(some(wrong(broadcastPrograms(), ask))).toEqual([]);
  });

  test(`${build} views every small layout as PyTorch does`, { timeout: 120_000 }, () => {
    expect(some(wrong(viewPrograms(), ask))).toEqual([]);
  });
}
