/** Ten thousand links, right, mangled and random, as the playground and the page for errors open them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { examples } from '../../web/src/playground/examples';
import { parseErrorAddress } from '../../web/src/state/error-link';
import { createProgram } from '../../web/src/state/program';
import { formatLink, parseLink } from '../../web/src/state/url';
import { sentenceOf } from '../../web/src/ui/link-words';
import { codes, mangled, random, right } from './fixtures/links';

const built = join(import.meta.dirname, '../../build/wasm');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(built, 'core.wasm')));
});

/** Opens a link as the playground does: the program it comes to, and the scene that it shows. */
function open(search: string) {
  const { state, notes } = parseLink(search);
  const program = createProgram('');
  const source = state.code ?? examples[0]?.code ?? '';
  const { statement, step, speed, fine } = state;
  program.open(core, { source, statement, step, speed, fine, notes });
  const chosen = program.statement.value;
  const scene = chosen === null ? null : core.scene(source, chosen, program.step.value);
  return { program, chosen, scene };
}

/** The page for errors, opened by a link of old, by a fragment, and by what a fragment unpacks to. */
const asAddresses = (search: string, linked: string) => [
  ...[search, `?${linked}`].map((text) => parseErrorAddress({ search: text, hash: '' })),
  ...[search, `#${linked}`].map((text) => parseErrorAddress({ search: '', hash: text })),
  parseErrorAddress({ search: '', hash: `#${linked}` }, { text: search }),
];

describe('a link', () => {
  const sentence = /^[A-Z].*\.$/s;

  test.each([
    ['of any state', right, 3000],
    ['that was mangled', mangled, 4000],
    ['of any characters at all', random, 3000],
  ] as const)(
    '%s leads to a scene, or says in a sentence why not',
    (_what, links, numRuns) => {
      fc.assert(
        fc.property(links as fc.Arbitrary<string>, (link) => {
          const { program, chosen, scene } = open(link);
          expect(program.unavailable.value).toBeNull();
          for (const note of program.notes.value) expect(sentenceOf(note)).toMatch(sentence);
          if (chosen !== null) expect(scene?.sentence).toBeTruthy();
          else if (program.refusal.value) expect(program.refusal.value.message).toBeTruthy();
        }),
        { numRuns },
      );
    },
    300_000,
  );

  test('into the middle of a story opens at just that step', () => {
    for (const code of codes) {
      for (const { index } of core.run(code).statements) {
        const steps = Math.min(Number(core.story(code, index)?.steps ?? 0), 40);
        for (let step = 0; step < steps; step++) {
          const { program, scene } = open(formatLink({ code, statement: index, step }));
          expect(program.notes.value).toEqual([]);
          expect(program.statement.value).toBe(index);
          expect(scene).toEqual(core.scene(code, index, step));
        }
      }
    }
  });

  test('to the page for errors holds any text, and sizes only', () => {
    fc.assert(
      fc.property(fc.oneof(random, mangled), fc.string({ unit: 'binary' }), (search, pasted) => {
        const linked = new URLSearchParams({ message: pasted, a: pasted });
        for (const { pasted: text, answers } of asAddresses(search, String(linked))) {
          for (const sizes of Object.values(answers)) expect(sizes).toMatch(/^[\d, -]*$/);
          expect(() => core.diagnose(text, answers)).not.toThrow();
        }
      }),
      { numRuns: 1000 },
    );
  }, 300_000);
});
