// A shared library of the core shows what stridewise.h marks SW_API, and nothing else; and the version
// that stridewise.h names is that of package.json.
// Run by ctest: node tests/core/exports.mjs NM LIBRARY
import { deepEqual } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [nm, library] = process.argv.slice(2);
const header = readFileSync('core/include/stridewise.h', 'utf8');
const declared = [...header.matchAll(/^\w[^\n]*?\b(sw_\w+)\(/gm)];
const unmarked = declared.filter(([line]) => !line.startsWith('SW_API ')).map(([, name]) => name);
deepEqual(unmarked, [], 'functions of stridewise.h without SW_API');

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const macros = header.matchAll(/^#define SW_VERSION(?:_(?:MAJOR|MINOR|PATCH))? +(\S+)$/gm);
const values = Array.from(macros, ([, value]) => value);
deepEqual(values, [...version.split('.'), JSON.stringify(version)], 'SW_VERSION of stridewise.h');

const listing = execFileSync(nm, ['-D', '-P', '--defined-only', library], { encoding: 'utf8' });
const shown = [...listing.matchAll(/^(\w+)(?:@\S+)? [A-Z] /gm)].map(([, name]) => name);
const names = declared.map(([, name]) => name);
deepEqual(shown.filter((name) => /^sw_|^[A-Z]*Sw/.test(name)).sort(), names.sort());
console.log(`${names.length} names`);
