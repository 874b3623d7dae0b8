/**
 * The stage of every scene of the gallery, and of programs like people's, in the boxes that the player has for it: it is there, with
 * tensors and storages, no text leaves it and none lies on another. That the player has those boxes
 * is for tests/e2e/sizes.spec.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation } from '../../web/src/core/types';
import type { Language } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { placeOf } from '../../web/src/pages/Gallery';
import { type GalleryScene, gallery } from '../../web/src/pages/gallery-scenes';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { playerWords } from '../../web/src/player/words';
import { NAME } from '../../web/src/stage/dim-names';
import { frameAt } from '../../web/src/stage/frame';
import type { StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { columnsOf, fitted, MONO } from '../../web/src/stage/text';
import { oneInFive } from '../one-in-five';
import { people } from './fixtures/people';
import { screens } from './fixtures/screens';

let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(
    readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
  );
});

/**
 * The screens that every story is made for, and more: a phone with a note above the story, an embed
 * on a phone, the gallery there, an old projector.
 */
const small = { width: 288, height: 384 };
const more = [
  { width: 328, height: 316 },
  { width: 284, height: 350 },
  small,
  { width: 756, height: 453 },
];
const rooms = [...screens.map(({ room }) => room), ...more];

/** Stories that keep their figures. Of these kinds only what is refused; the list may only become shorter. */
const notStaged: readonly Operation['kind'][] = ['note', 'index'];

test('stories that keep their figures are known', () => {
  const kinds = gallery
    .flatMap(({ scenes }) => scenes)
    .filter(({ probe }) => probe === undefined)
    .flatMap((scene) => {
      const place = placeOf(core, scene);
      return (place && core.story(scene.code, place.statement)?.operations) ?? [];
    })
    .filter((operation) => !hasStoryboard(operation))
    .map(({ kind }) => kind);
  expect(notStaged).toEqual(expect.arrayContaining([...new Set(kinds)]));
});

/** So many cells and dims have to be shown on every screen. */
const isUsual = ({ tensors }: Operation) =>
  tensors.every(({ numel, shape }) => Number(numel) <= 64 && shape.length <= 4);

interface Text {
  said: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The letters of all texts that are seen at a step. */
function textsOf(story: StageStory, step: number): Text[] {
  const frame = frameAt(story, step);
  return story.sprites.flatMap((sprite) => {
    const drawn = frame.get(sprite.key);
    if (!drawn || drawn.opacity < 0.01 || sprite.kind === 'thread' || sprite.kind === 'frame')
      return [];
    const { kind, width, height, text, small, operand } = sprite;
    const hidden = drawn.look === 'slot';
    const label = fitted(sprite, drawn.label ?? sprite.label ?? '');
    const said = kind === 'text' && operand !== undefined ? `● ${label}` : label;
    const letters = (what: string, size: number, middle: number, base: number): Text => {
      const wide = columnsOf(what) * MONO * size;
      const from = sprite.anchor === 'start' ? 0 : sprite.anchor === 'end' ? wide : wide / 2;
      const left = drawn.x + middle - from;
      return { said: what, left, right: left + wide, top: base - size * 0.7, bottom: base };
    };
    // The name of a dim stands before its size.
    const name = kind === 'box' && small ? columnsOf(small) * MONO * NAME + 4 : 0;
    const middle = kind === 'text' ? 0 : width / 2;
    const base =
      kind === 'text'
        ? text * 0.35
        : small && kind === 'cell'
          ? text * 1.15 + 1
          : height / 2 + text * 0.35;
    const below = kind === 'text' ? base + 14 : kind === 'strip' ? height + 13 : height - 4;
    return [
      ...(said && !(hidden && kind !== 'text')
        ? [letters(said, text, middle + name / 2, drawn.y + base)]
        : []),
      ...(name ? [letters(small ?? '', NAME, name / 2 + 2, drawn.y + base)] : []),
      ...(small && !name && !(hidden && kind === 'cell')
        ? [letters(small, 12, middle, drawn.y + below)]
        : []),
    ];
  });
}

function faultsOf(story: StageStory, texts: Text[]): string[] {
  const slack = 1.5;
  return texts.flatMap((one, at) => {
    const leaves =
      one.left < -slack ||
      one.right > story.width + slack ||
      one.top < -slack ||
      one.bottom > story.height + slack;
    const lies = texts.slice(at + 1).filter((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > slack && down > slack;
    });
    return [
      ...(leaves ? [`"${one.said}" leaves the stage`] : []),
      ...lies.map(({ said }) => `"${one.said}" lies on "${said}"`),
    ];
  });
}

/** Words of another length move what stands beside them: on a phone, and where most is said. */
const inWords = rooms.filter(({ width, height }) =>
  ['284 × 350', '1200 × 600'].includes(`${width} × ${height}`),
);
const languages: [Language, typeof rooms][] = [
  ['en', rooms],
  ['zh-Hant', inWords],
  ['ko', inWords],
];

test('the rooms of other languages are there', () => expect(inWords.length).toBe(2));

const scenesOf = languages.flatMap(([language, rooms]) =>
  [...gallery, { title: 'What people write', scenes: people as GalleryScene[] }].map(
    ({ title, scenes }) => ({
      language,
      rooms,
      title,
      told: oneInFive(
        scenes.filter(({ probe }) => probe === undefined),
        'scenes of the gallery, for their texts on the stage',
        `${title} ${language}`,
      ),
    }),
  ),
);

for (const { language, rooms, title, told } of scenesOf) {
  if (told.length === 0) continue;
  describe(`${title} in ${language}`, () => {
    beforeAll(() => speak(language));
    test.each(told)('$title', (scene) => {
      const place = placeOf(core, scene) ?? expect.fail('no such step');
      const { code: source } = scene;
      const story = core.story(source, place.statement) ?? expect.fail('no story');
      for (const [operation, told] of story.operations.entries()) {
        if (!hasStoryboard(told)) continue;
        const of = { statement: place.statement, operation };
        const steps = story.stops.map(Number).filter((stop) => {
          const at = stop - Number(told.first);
          return at >= 0 && at < Number(told.steps);
        });
        for (const room of rooms) {
          const stage = stageOf({
            operation: told,
            room,
            step: steps.at(-1) ?? 0,
            words: playerWords,
            source: {
              scene: (step) => core.scene(source, place.statement, step),
              cells: (tensor, step, stretched, start, count) =>
                core.cells(source, { ...of, tensor, step, stretched }, start, count),
              storage: (tensor, step, first, count) =>
                core.storage(source, { ...of, tensor, step }, first, count),
            },
          });
          const where = `${room.width} × ${room.height}`;
          if (isUsual(told) && room !== small) expect(stage, where).not.toBeNull();
          if (!stage) continue;
          const cells = stage.sprites.filter(({ kind }) => kind === 'cell').length;
          const has = told.tensors.every(({ numel }) => Number(numel) > 0);
          if (has) expect(cells).toBeGreaterThan(0);
          for (const step of steps) {
            const faults = faultsOf(stage, textsOf(stage, step));
            expect(faults, `${where}, step ${step}`).toEqual([]);
          }
        }
      }
    });
  });
}
