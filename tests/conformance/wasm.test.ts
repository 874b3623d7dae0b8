import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'), built('core-rest.wasm'));

conformance('core.wasm', (sources) =>
  sources.map((source) => core.run(source) as unknown as Answer),
);
