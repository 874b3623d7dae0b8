/** A small picture of a lesson: the visible part of one step, cropped to its contents. */
import type { LessonPart, LessonPicture } from '../../../lessons/pictures';
import type { Core } from '../../core';
import { playerWords } from '../../player/words';
import { frameAt } from '../../stage/frame';
import { Hatch } from '../../stage/Hatch';
import { Drawing, drawnOf, ordered } from '../../stage/StagePicture';
import { stageSource } from '../../stage/source';
import type { Sprite, StageStory } from '../../stage/sprites';
import { stageOf } from '../../stage/storyboard';
import { placeOf } from '../../state/at';
import { extentOf } from './extent';

/** Keys of sprites with words, which a small picture leaves out. */
const WORDS =
  /^(title|storage|part|flag|name|copy|kept|kinsaid|role|block|lack\D|strides?\D|at(old|new)|floor)/;
const PARTS: [LessonPart, RegExp][] = [
  ['sizes', /^(column|dim|verdict|x)/],
  ['ribbon', /^(r\d|hop|number|cut|between|rows|said)/],
  ['storage', /^(s\d|mark|store|thread|arc|jump|pick|kin|lackthread)/],
  ['values', /^(value|op)/],
];

function partOf({ key, kind }: Sprite): LessonPart {
  if (kind === 'box') return 'sizes';
  return PARTS.find(([, keys]) => keys.test(key))?.[0] ?? 'cells';
}

export interface Thumbnail {
  story: StageStory;
  statement: number;
  step: number;
  shows: readonly LessonPart[];
}

/** The picture of a lesson; null if no step shows it or it does not fit. */
export function thumbnailOf(
  core: Core,
  { code, at, shows, room }: LessonPicture,
): Thumbnail | null {
  const place = placeOf(core, code, at, code.split('\n').at(-1));
  if (!place) return null;
  const { statement, step, operation } = place;
  const told = core.story(code, statement)?.operations[operation];
  const source = stageSource(core, code, statement, operation);
  const story = told && stageOf({ operation: told, source, room, step, words: playerWords });
  return story ? { story, statement, step, shows } : null;
}

/** The part of a frame that a thumbnail shows. */
export function seenOf({ story, step, shows }: Thumbnail) {
  const frame = frameAt(story, step);
  return ordered(story)
    .map((sprite) => ({ sprite, drawn: drawnOf(frame, sprite) }))
    .filter(
      ({ sprite, drawn }) =>
        drawn.opacity >= 0.01 && !WORDS.test(sprite.key) && shows.includes(partOf(sprite)),
    );
}

export function Thumb(thumbnail: Thumbnail) {
  const { x, y, width, height } = extentOf(seenOf(thumbnail));
  return (
    <svg class="sw-figure st-picture" aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`}>
      <Seen {...thumbnail} />
    </svg>
  );
}

/** Draws the sprites without the <svg> around them. */
export function Seen(thumbnail: Thumbnail) {
  const seen = seenOf(thumbnail);
  return (
    <>
      {seen.some(({ drawn }) => drawn.look === 'refused') && <Hatch />}
      {seen.map(({ sprite, drawn }) => (
        <Drawing key={sprite.key} sprite={sprite} drawn={drawn} letters={thumbnail.story.letters} />
      ))}
    </>
  );
}
