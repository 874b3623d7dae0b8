// Rules of core/ that a compiler does not hold: a header declares what the source file of its name
// defines, rooms stay small, every error is raised somewhere, and nothing decides by the name of an
// operation what it is: that stands in the operation's row. Run by ctest: node tests/core/house.mjs NM OBJECT...
import { dirname } from 'node:path';
import { coreFiles, coreText, homes, symbols } from './objects.mjs';

const mostSources = 45;
/** Looks up what the program wrote. */
const finds = 'call/operation.c';

const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, '');

/** What a header declares: blocks, bodies and macros left out. */
function declared(file) {
  let code = withoutComments(coreText(file)).replace(/^\s*#(?:.*\\\n)*.*$/gm, '');
  for (let before; before !== code; ) {
    before = code;
    code = code.replace(/\{[^{}]*\}/g, '');
  }
  return [...code.matchAll(/\b(sw_\w+)(?=\s*[(;[])/g)].map(([, name]) => name);
}

function* strangers(nm, objects) {
  const home = homes(symbols(nm, objects));
  for (const file of coreFiles(/(?<!stridewise)\.h$/))
    for (const name of declared(file))
      if (home.has(name) && `${home.get(name)}.h` !== file)
        yield `${file} declares ${name}, which ${home.get(name)}.c defines`;
}

function* fullRooms() {
  const rooms = coreFiles(/\.c$/).map((file) => dirname(file));
  for (const room of new Set(rooms)) {
    const count = rooms.filter((other) => other === room).length;
    if (count > mostSources) yield `${room} has ${count} source files, more than ${mostSources}`;
  }
}

const about = String.raw`\b(?:operation|row|record)->(?:name|owner)`;
const compares = [
  new RegExp(
    String.raw`\b(?:str\w*cmp|strstr|strchr|memcmp|\w*among|\w*listed)\([^;{}]*${about}\b`,
  ),
  new RegExp(String.raw`${about}\[`),
  /\bstr\w*(?:cmp|str)\([^;{}]*\bowners?\b/,
];

function* namesCompared() {
  const found = coreFiles(/\.c$/).filter(
    (file) => file !== finds && compares.some((rule) => rule.test(withoutComments(coreText(file)))),
  );
  for (const file of found) yield `${file} compares the name of an operation or its owner`;
}

/** Errors that nothing raises. */
function* deadErrors() {
  const tables = coreFiles(/^base\/errors\w*\.def$/);
  const used = new Set(
    coreFiles(/\.(?:c|h|inc|def)$/)
      .filter((file) => !tables.includes(file))
      .flatMap((file) => withoutComments(coreText(file)).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
  );
  for (const table of tables)
    for (const [, id] of coreText(table).matchAll(/^ERROR\((\w+),/gm))
      if (!used.has(id) && !used.has(`SW_ERR_${id}`)) yield `${table}: nothing raises ${id}`;
}

/** Functions in Python are files of their own: core/torch/composed/README.md. */
function* pythonInTables() {
  for (const file of coreFiles(/\.def$/)) {
    const found = withoutComments(coreText(file)).match(/"\s*(?:def|class|return|assert) [^"]*/);
    if (found) yield `${file} holds Python: ${found[0]}`;
  }
}

const [nm, ...objects] = process.argv.slice(2);
const faults = [
  ...strangers(nm, objects),
  ...fullRooms(),
  ...namesCompared(),
  ...deadErrors(),
  ...pythonInTables(),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
