import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Core } from '../../web/src/core';
import { onRequest } from '../../web/src/player/on-request';
import { StoryPlayer } from '../../web/src/player/StoryPlayer';
import * as broadcast from './fixtures/broadcast';
import * as edges from './fixtures/edges';
import { fakeCore } from './fixtures/fake-core';
import * as steps from './fixtures/steps';
import * as views from './fixtures/views';

// Figures alone: the stage has tests of its own.
vi.mock('../../web/src/stage/StoryStage', () => ({ StoryStage: () => null }));

const scenes = [
  ['shapes before they are aligned', broadcast.sum, broadcast.start],
  ['a padded dimension is compared', broadcast.sum, broadcast.compared],
  ['stretched dimensions have stride 0', broadcast.sum, broadcast.stretch],
  ['sizes 2 and 3 clash', broadcast.sum, broadcast.clash],
  ['an in-place target does not grow', broadcast.sum, broadcast.grown],
  ['one element of a sum', broadcast.small, broadcast.element],
  ['a new dimension straddles the cut', views.refusedOperation, views.refusedView],
  ['new dimensions fit into chunks', views.fittingOperation, views.fittingView],
  ['dimensions change places', views.permuteOperation, views.permuted],
  ['entries pair up one dimension at a time', steps.pairingOperation, steps.pairing],
  ['the odometer turns', steps.pairingOperation, steps.turning],
  ['inner dimensions meet, batches broadcast', steps.productOperation, steps.product],
  ['inner dimensions do not meet', steps.productOperation, steps.productRefused],
  ['sixteen dimensions', edges.manyOperation, edges.many],
  ['a scalar and a tensor without elements', edges.emptyOperation, edges.empty],
] as const;

beforeAll(onRequest.load);

function draw(operation: (typeof scenes)[number][1], scene: (typeof scenes)[number][2]): string {
  return renderToString(
    <StoryPlayer
      core={fakeCore(operation, [scene])}
      source=""
      statement={0}
      step={0}
      onStep={() => {}}
      controls="none"
      all
    />,
  ).replace(/<div class="st-room"[^>]*><\/div>/, '');
}

describe('a figure draws the same scene the same way', () => {
  test.each(scenes)('%s', (_name, operation, scene) => {
    expect(draw(operation, scene).replaceAll('><', '>\n<')).toMatchSnapshot();
  });
});

describe('every figure', () => {
  test.each(scenes)(
    'says its sentence and shows no broken number: %s',
    (_name, operation, scene) => {
      const html = draw(operation, scene);
      expect(html).toContain(`<desc>${scene.sentence.replaceAll('<', '&lt;')}</desc>`);
      expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(html).not.toMatch(/ style=/);
    },
  );
});

describe('where there is nothing to draw', () => {
  const show = (core: Core | null) =>
    renderToString(<StoryPlayer core={core} source="" statement={0} step={0} onStep={() => {}} />);

  test('no core and no story each give one calm sentence; a core that fails is for WithCore to catch', () => {
    const without = { ...fakeCore(broadcast.sum, []), story: () => null } as unknown as Core;
    const failing = {
      story: () => {
        throw new Error('trap');
      },
    } as unknown as Core;
    expect(show(null)).toContain('cannot run');
    expect(show(without)).toContain('no tensor operation');
    expect(() => show(failing)).toThrow('trap');
  });
});
