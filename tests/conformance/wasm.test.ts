import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

conformance('core.wasm', (sources) => sources.map((source) => core.run(source) as unknown as Answer));
