import type { Core } from '../core';
import { LookPicture } from '../player/CloserLook';
import { lookAt } from '../player/look';
import { onRequest } from '../player/on-request';
import { StoryPlayer } from '../player/StoryPlayer';
import { WithCore } from '../widgets/WithCore';
import { type GalleryScene, gallery } from './gallery-scenes';
import { PageStyles } from './PageStyles';

/** Waits for all figures: a gallery of half of them would be none. */
export async function loadGallery() {
  await onRequest.load();
  return Gallery;
}

/** Every figure on one page, to be looked at; tests/web/gallery.test.tsx takes its snapshots here. */
function Gallery() {
  return (
    <main lang="en" class="page-wide gallery">
      <PageStyles />
      <h1>Gallery</h1>
      <p class="page-lead">
        Every figure that Stridewise draws, in usual scenes and at the edges: no dimensions, no
        elements, size 1, stride 0, backwards, refused, very large.
      </p>
      <WithCore class="gallery-parts" asks="">
        {(core) =>
          gallery.map(({ title, scenes }) => (
            <section key={title}>
              <h2>{title}</h2>
              <div class="gallery-scenes">
                {scenes.map((scene) => (
                  <figure key={scene.title} aria-label={scene.title}>
                    <h3>{scene.title}</h3>
                    <pre>
                      <code>{scene.code.replace(/^import.*\n/, '')}</code>
                    </pre>
                    <GalleryPicture core={core} scene={scene} />
                  </figure>
                ))}
              </div>
            </section>
          ))
        }
      </WithCore>
    </main>
  );
}

export function GalleryPicture({ core, scene }: { core: Core; scene: GalleryScene }) {
  const look = scene.probe === undefined ? null : lookOf(core, scene.code, scene.probe);
  if (look) return <LookPicture look={look} />;
  const place = placeOf(core, scene);
  if (!place) return <p class="note">This program has no such step.</p>;
  return (
    <StoryPlayer
      core={core}
      source={scene.code}
      statement={place.statement}
      step={place.step}
      onStep={() => {}}
      controls="none"
      all
    />
  );
}

/** Null where the program has no story, or its last operation no such phase. */
export function placeOf(core: Core, { code, phase, step }: GalleryScene) {
  const statement = core.run(code).suggested;
  const story = statement === null ? null : core.story(code, statement);
  const operation = story?.operations.at(-1);
  const found = phase ? operation?.phases.find((one) => one.phase === phase) : operation;
  if (statement === null || !found) return null;
  return { statement, step: Number(found.first) + (step ?? Number(found.steps) - 1) };
}

function lookOf(core: Core, source: string, probe: string) {
  const transcript = core.run(source);
  return lookAt(core, { source, transcript }, transcript.statements.length - 1, probe);
}
