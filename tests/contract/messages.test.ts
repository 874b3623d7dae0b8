/** What hosts send to embeds is understood for ever as on the day it was written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommand } from '../../web/src/embed/protocol';

const text = readFileSync(join(import.meta.dirname, 'messages.txt'), 'utf8');
const messages = text
  .split('### ')
  .slice(1)
  .map((entry) => entry.trimEnd().split('\n'));

test.each(messages)('%s', (message = '', wanted = '') => {
  expect(readCommand(JSON.parse(message))).toEqual(JSON.parse(wanted));
});

test('there are some', () => {
  expect(messages.length).toBeGreaterThan(9);
});
