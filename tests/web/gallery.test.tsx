/** Every scene of the gallery page, drawn from the real core. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { GalleryPicture, placeOf } from '../../web/src/pages/Gallery';
import { gallery } from '../../web/src/pages/gallery-scenes';
import { onRequest } from '../../web/src/player/on-request';
import { outline } from './outline';

const built = join(import.meta.dirname, '../../build/wasm');
let core: Core;

beforeAll(async () => {
  await onRequest.load();
  core = await Core.fromBytes(readFileSync(join(built, 'core.wasm')));
});

for (const { title, scenes } of gallery) {
  describe(title, () => {
    test.each(scenes)('$title', (scene) => {
      expect(placeOf(core, scene)).not.toBeNull();
      const html = renderToString(<GalleryPicture core={core} scene={scene} />);
      expect(html).not.toMatch(/NaN|undefined|Infinity|\[object| style=/);
      expect(outline(html)).toMatchSnapshot();
    });
  });
}
