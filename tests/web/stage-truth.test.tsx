/** The stage against memory, as picture-truth.test.tsx has figures; a file of its own, for another core. */
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import type { Operation } from '../../wasm/types';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { playerWords } from '../../web/src/player/words';
import { StagePicture } from '../../web/src/stage/StagePicture';
import { stageSource } from '../../web/src/stage/source';
import type { StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { loadCore, misdrawn, type Shown } from './picture-truth';

let core: Core;

beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 1400, height: 900 };

/** The operation that was drawn last, laid out: its other steps are asked of that, as the player does. */
let told: { operation: Operation; story: StageStory | null } | undefined;

function storyOf({ source, scene, operation }: Shown): StageStory | null {
  const step = Number(scene.step);
  if (told?.operation === operation) return told.story?.around(step) ?? null;
  const from = stageSource(core, source, scene.statement, scene.operation);
  const story = stageOf({ operation, room, step, words: playerWords, source: from });
  told = { operation, story };
  return story;
}

/** Nothing where it has no storyboard, or does not fit. */
function drawStage(shown: Shown): string {
  const story = hasStoryboard(shown.operation) && storyOf(shown);
  if (!story) return '';
  const html = renderToString(
    <StagePicture story={story} position={Number(shown.scene.step)} title="" sentence="" />,
  );
  return html.replace(/<g [^>]*display="none"[^>]*>/g, '<g>');
}

test('every cell on the stage is what the library has in memory', { timeout: 600_000 }, () => {
  expect(misdrawn(core, 'the stage', drawStage)).toEqual([]);
});
