// Runs program.py in Stridewise's tensor core. Prints what Python would print, then each step of
// each operation.
import { readFile } from 'node:fs/promises';
import { run } from 'stridewise';

const { transcript, stories, scenes } = await run(await readFile('program.py', 'utf8'));

for (const { output } of transcript.statements) process.stdout.write(output);
for (const { source, statement } of stories) {
  console.log(`\n${source}`);
  for (const { step, sentence } of scenes(statement)) console.log(`  ${step}. ${sentence}`);
}
