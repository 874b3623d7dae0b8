// 100,000 random messages, attributes and addresses, for widgets in the page: npm run test:noise
import { npmBin, run } from './lib/run.mjs';

const env = { STRIDEWISE_NOISE: process.env.STRIDEWISE_NOISE ?? '100000' };
const args = ['test', 'noise.spec.ts', '--workers=1', '--retries=0'];
process.exit(await run(npmBin('playwright'), args, { env }));
