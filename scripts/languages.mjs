// Finds stale translations: those whose English text has changed since they were made.
//   node scripts/languages.mjs                          lists them; --strict: fails if there are any
//   node scripts/languages.mjs --accept [TAG [KEY...]]  records that they fit the present English
import { parseArgs } from 'node:util';
import { languageNames, languages } from './lib/languages.mjs';
import {
  accept,
  acceptedIn,
  englishTexts,
  missingKeys,
  staleKeys,
  translatedKeys,
} from './lib/translations.mjs';

const { values, positionals } = parseArgs({
  options: { strict: { type: 'boolean' }, accept: { type: 'boolean' } },
  allowPositionals: true,
});
const [only, ...keys] = positionals;
if (only && !languageNames.includes(only)) {
  console.error(`No language "${only}"; there are: ${languageNames.join(', ')}.`);
  process.exit(2);
}

const MOST = 70;
const shortened = (text) => (text.length > MOST ? `${text.slice(0, MOST)}...` : text);

const english = await englishTexts();
const strange = keys.filter((key) => !english.has(key));
if (strange.length > 0) {
  console.error(`No such key: ${strange.join(', ')}`);
  process.exit(2);
}

let faults = 0;
for (const tag of languageNames.filter((name) => name !== 'en' && (!only || name === only))) {
  const own = await translatedKeys(tag);
  if (values.accept) {
    const count = accept(tag, english, own, keys.length > 0 ? keys : null);
    console.log(`${tag}: ${count} keys with their English are in sources.json`);
    continue;
  }
  const stale = staleKeys(english, own, acceptedIn(tag));
  const missing = missingKeys(english, own);
  console.log(`${tag}: ${stale.length} stale, ${missing.length} missing of ${english.size}`);
  for (const { key, parts } of stale)
    for (const part of parts.length > 0 ? parts : ['(a part of it is gone)'])
      console.log(`  ${key}: ${shortened(part.replace(/\s+/g, ' '))}`);
  if (languages[tag].complete) {
    for (const key of missing) console.log(`  ${key} is missing`);
    faults += stale.length + missing.length;
  }
}
process.exit(values.strict && faults > 0 ? 1 : 0);
