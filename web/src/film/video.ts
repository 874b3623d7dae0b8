/** A story as a video, recorded from a canvas while it plays: it takes as long as it lasts. */
import { canvasOf } from './canvas';
import type { Moving } from './moving';

const SCALE = 1.5;
/** A recorder keeps only what is painted: milliseconds from one time to the next. */
const AGAIN = 100;

export async function videoOf(
  moving: Moving,
  type: string,
  tell: (done: number) => void,
): Promise<Blob> {
  // Encoders want an even number of pixels.
  const even = (length: number) => 2 * Math.round((length * SCALE) / 2);
  const canvas = canvasOf(even(moving.width), even(moving.height));
  const stream = canvas.element.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((done, fail) => {
    recorder.addEventListener('stop', done);
    recorder.addEventListener('error', fail);
  });
  let due = 0;
  let done = 0;
  for (const { svg, wait } of moving.shots()) {
    await canvas.draw(svg);
    if (due === 0) {
      recorder.start();
      due = performance.now();
    }
    tell(++done);
    due += wait;
    for (let rest = wait; rest > 0; rest = due - performance.now()) {
      await new Promise((next) => setTimeout(next, Math.min(AGAIN, rest)));
      canvas.again();
    }
  }
  recorder.stop();
  await ended;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type });
}
