// Runs one library of peers/ in its own process, driven by lines on stdin like kernels.c:
// node serve.mjs <library> <folder in which it is installed>.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describedCases } from './cases.mjs';
import { peerRunner } from './peer-runner.mjs';

const [library, folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(join(folder, 'load.mjs')).href);
const require = createRequire(join(folder, 'load.mjs'));

/** Imports the library, whether it is an ES module or CommonJS. */
const importAny = (name) => load(name).catch(() => ({ default: require(name) }));

const { library: made } = await import(`./peers/${library}.mjs`);
const runner = peerRunner(await made(importAny, folder));
// stdout is for answers, so logs of the libraries are dropped.
console.log = () => {};
const say = (text) => process.stdout.write(`${text}\n`);
say(runner.name);
const names = Object.keys(describedCases());
say(names.filter((name) => runner.has({ name })).join(' '));
for await (const line of createInterface({ input: process.stdin })) {
  const [word, value] = line.split(' ');
  try {
    if (word === 'prepare') await runner.prepare({ name: value });
    const answer = { run: () => runner.run({}, Number(value)), check: () => runner.check() };
    say(word === 'prepare' ? 'ready' : await answer[word]());
  } catch (error) {
    say(`cannot: ${error.message.split('\n')[0]}`);
  }
}
process.exit();
