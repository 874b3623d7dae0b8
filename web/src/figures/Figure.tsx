import type { ComponentChildren } from 'preact';

interface FigureProps {
  title: string;
  /** The step's sentence: caption, description and spoken text alike. */
  sentence: string;
  width: number;
  height: number;
  /** Drawn larger, for a projector or for tired eyes. */
  scale?: number;
  children: ComponentChildren;
}

/** The frame of every figure. It never shrinks: what is too wide for its place scrolls inside it. */
export function Figure({ title, sentence, width, height, scale = 1, children }: FigureProps) {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return (
    <svg
      class="sw-figure"
      role="img"
      viewBox={`0 0 ${w} ${h}`}
      width={w * scale}
      height={h * scale}
    >
      <title>{title}</title>
      <desc>{sentence}</desc>
      {children}
    </svg>
  );
}
