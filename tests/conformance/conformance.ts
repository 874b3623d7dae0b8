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
} from './vectors';

type Ask = (sources: string[]) => Answer[];

function wrong(programs: Program[], ask: Ask): { name: string; faults: string[] }[] {
  const answers = ask(programs.map((program) => program.source));
  return programs.flatMap((program, i) => {
    const faults = program.check(answers[i] as Answer);
    return faults.length ? [{ name: program.name, faults }] : [];
  });
}

export function conformance(build: string, ask: Ask) {
  test.each(seedPrograms())(`${build} answers $name exactly as recorded`, (program) => {
    expect(wrong([program], ask)).toEqual([]);
  });

  const listed = new Set(deliberate().map(({ name }) => name));
  const later = pending();
  test.each(topics())(`${build} answers the recorded programs of %s`, (topic) => {
    const programs = topicPrograms(topic).filter(({ name }) => !listed.has(name));
    const faults = wrong(programs, ask);
    expect(faults.filter(({ name }) => !later.has(name))).toEqual([]);
    const right = programs.filter(({ name }) => !faults.some((fault) => fault.name === name));
    expect(right.map(({ name }) => name).filter((name) => later.has(name))).toEqual([]);
  });

  test.each(['torch', 'numpy'] as const)(`${build} answers random %s programs`, (dialect) => {
    const faults = wrong(randomPrograms(dialect), ask);
    expect(faults.filter(({ name }) => !later.has(name))).toEqual([]);
  });

  test(`${build} broadcasts every pair of small shapes as both libraries do`, () => {
    expect(wrong(broadcastPrograms(), ask)).toEqual([]);
  });

  test(`${build} views every small layout as PyTorch does`, { timeout: 120_000 }, () => {
    expect(wrong(viewPrograms(), ask)).toEqual([]);
  });
}
