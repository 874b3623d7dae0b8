import type { ComponentChildren } from 'preact';
import type { Stable } from '../lib/stable';

interface FigureProps {
  title: string;
  /** The step's sentence: caption, description and spoken text alike. */
  sentence: string | Stable<string>;
  width: number;
  height: number;
  /** Drawn larger, for a projector or for tired eyes. */
  scale?: number;
  children: ComponentChildren;
  /** Drawn above them in a layer of its own: a step that changes only this does not paint the rest again. */
  over?: ComponentChildren;
}

/** The frame of every figure. It never shrinks: what is too wide for its place scrolls inside it. */
export function Figure({ title, sentence, width, height, scale = 1, children, over }: FigureProps) {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const frame = { viewBox: `0 0 ${w} ${h}`, width: w * scale, height: h * scale };
  // Its title alone does not name a figure that has never been in sight, at least in Chromium.
  const figure = (
    <svg class="sw-figure" role="img" aria-label={title} {...frame}>
      <title>{title}</title>
      <desc>{sentence}</desc>
      {children}
    </svg>
  );
  if (over === undefined) return figure;
  return (
    <div class="sw-layers">
      {figure}
      <svg class="sw-figure" aria-hidden="true" {...frame}>
        {over}
      </svg>
    </div>
  );
}
