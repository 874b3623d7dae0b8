/** Messages between an embed and its host: the schema that is published is what is read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfH5p, readCommand } from '../../web/src/embed/protocol';
import { isValid } from './json-schema';

const file = join(import.meta.dirname, '../../web/public/schema/messages-1.json');
const schema = JSON.parse(readFileSync(file, 'utf8'));
const toEmbed = (message: unknown) => isValid(message, schema.$defs.toEmbed, schema);
const runs = { numRuns: 20_000 };

const value = fc.oneof(
  fc.constantFrom<unknown>('stridewise', 1, 2, 'next', 'goTo', 'CHUNK_CUT dim=0', 'END', 'h5p'),
  fc.constantFrom<unknown>('play', 'pause', 'previous', '12', -1, 0, 7, 1e30, 0.5, null, undefined),
  fc.anything(),
);
const message = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  fc.constantFrom('slide:start', 'slide:stop', 'slide:', ''),
  fc.record(
    { source: value, v: value, type: value, step: value, at: value, context: value },
    { requiredKeys: [] },
  ),
  fc.record({
    source: fc.constant('stridewise'),
    v: fc.constant(1),
    type: fc.constantFrom('next', 'previous', 'play', 'pause', 'goTo'),
    step: value,
  }),
);

describe('a message', () => {
  test('that the schema allows is a command', () => {
    fc.assert(
      fc.property(message, (data) => {
        if (toEmbed(data)) expect(readCommand(data)).not.toBeNull();
      }),
      runs,
    );
  });

  test('of any kind is read without throwing, into what the schema has or into nothing', () => {
    fc.assert(
      fc.property(message, (data) => {
        const command = readCommand(data);
        isOfH5p(data);
        if (!command) return;
        const { type } = command;
        const known = typeof data === 'string' ? data : { source: 'stridewise', v: 1, ...command };
        expect(toEmbed(known), type).toBe(true);
      }),
      runs,
    );
  });

  test('that is oversized costs nothing and is passed over', () => {
    const long = 'x'.repeat(10_000_000);
    expect(readCommand(long)).toBeNull();
    expect(readCommand({ source: long, v: 1, type: 'next' })).toBeNull();
    expect(readCommand({ source: 'stridewise', v: 1, type: 'goTo', at: `A ${long}` })).toBeNull();
    expect(readCommand({ source: 'stridewise', v: 1, type: 'goTo', step: long })).toBeNull();
  });
});
