/** A story as a video, by the command ffmpeg where it is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { GifFrame } from '../../web/src/film/gif';

const NO_ENCODER = 'mp4 and webm are encoded by ffmpeg: install it, so that the command is found';
/** Frames of a second. */
const RATE = 20;

const codecs = {
  // Players of mp4 want even sizes.
  mp4: '-c:v libx264 -pix_fmt yuv420p -vf pad=ceil(iw/2)*2:ceil(ih/2)*2 -movflags +faststart',
  webm: '-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 32',
};

/** Writes the video; returns an error message if that fails. */
export async function writeVideo(
  frames: AsyncIterable<GifFrame>,
  format: keyof typeof codecs,
  file: string,
): Promise<string | null> {
  let encoder: ReturnType<typeof spawn> | null = null;
  let problem: string | null = null;
  let late = 0;
  for await (const { pixels, wait } of frames) {
    if (!encoder) {
      const { width, height } = pixels;
      const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${RATE} -i -`;
      const args = `-y -loglevel error ${input} -an ${codecs[format]}`.split(' ');
      encoder = spawn('ffmpeg', [...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
      encoder.on('error', () => {
        problem = NO_ENCODER;
      });
      encoder.stdin?.on('error', () => {});
    }
    late += (wait * RATE) / 1000;
    for (; late >= 1 && problem === null; late--)
      if (encoder.stdin?.write(pixels.data) === false)
        await Promise.race([once(encoder.stdin, 'drain'), once(encoder, 'close')]).catch(() => {});
  }
  if (!encoder || problem) return problem;
  encoder.stdin?.end();
  if (encoder.exitCode === null) await once(encoder, 'close').catch(() => {});
  return problem ?? (encoder.exitCode === 0 ? null : 'ffmpeg could not encode this story');
}
