/** The part of gifenc that Stridewise uses. */
declare module 'gifenc' {
  interface FrameOptions {
    palette: number[][];
    /** Milliseconds. */
    delay: number;
    repeat: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  };
  export function quantize(pixels: Uint8Array, colours: number): number[][];
  export function applyPalette(pixels: Uint8Array, palette: number[][]): Uint8Array;
}
