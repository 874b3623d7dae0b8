/** custom-elements.json of the package, from what the docs say: scripts/build-package.mjs writes it. */
import { attributes, events, methods, parts, properties } from '../web/src/docs/element-facts';

const named = (all: Record<string, string>, more: object = {}) =>
  Object.entries(all).map(([name, description]) => ({ ...more, name, description }));

const bare = Object.fromEntries(
  Object.entries(methods).map(([name, text]) => [name.replace(/\(.*/, ''), text]),
);

export const manifest = {
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'element.js',
      declarations: [
        {
          kind: 'class',
          name: 'StrideWise',
          customElement: true,
          tagName: 'stride-wise',
          attributes: named(attributes),
          members: [...named(properties, { kind: 'field' }), ...named(bare, { kind: 'method' })],
          events: named(events, { type: { text: 'CustomEvent' } }),
          cssParts: named(parts),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: 'stride-wise',
          declaration: { name: 'StrideWise', module: 'element.js' },
        },
      ],
    },
  ],
};
