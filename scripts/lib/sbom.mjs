// The components of a release as an SBOM (CycloneDX 1.6). The same parts make the same bytes.

const spdx = {
  'Apache 2.0 with LLVM Exceptions': { expression: 'Apache-2.0 WITH LLVM-exception' },
};
const licensed = (name) => [spdx[name] ?? { license: { id: name } }];

/** The libraries in core.wasm, from the headings of wasm/licences.md: `## musl (MIT)`. */
export const linkedIn = (text) =>
  [...text.matchAll(/^## (.+?) \((.+)\)$/gm)].map(([, name, licence]) => ({ name, licence }));

/** A hash of npm, as package-lock.json has it: `sha512-` and base64. */
function hashOf(integrity) {
  const [, content] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return content
    ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
    : [];
}

function packageOf({ name, version, identifier }, lock) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const integrity = lock.packages[`node_modules/${name}`]?.integrity;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: 'required',
    hashes: hashOf(integrity),
    licenses: licensed(identifier),
    purl,
  };
}

const libraryOf = ({ name, licence }, emscripten) => ({
  type: 'library',
  'bom-ref': `core.wasm/${name}`,
  name,
  ...(name === 'Emscripten' && { version: emscripten }),
  description: `Linked into core.wasm, as Emscripten ${emscripten} has it`,
  scope: 'required',
  licenses: licensed(licence),
});

/** `bundled` is from licences.mjs, `linked` the text of wasm/licences.md, `lock` package-lock.json. */
export function sbomOf({ version, bundled, linked, lock, emscripten }) {
  const ref = `pkg:npm/stridewise@${version}`;
  const components = [
    ...bundled.map((one) => packageOf(one, lock)),
    ...linkedIn(linked).map((one) => libraryOf(one, emscripten)),
  ];
  const own = {
    type: 'application',
    'bom-ref': ref,
    name: 'stridewise',
    version,
    licenses: licensed('MIT'),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [{ ref, dependsOn: components.map((one) => one['bom-ref']) }],
  };
}
