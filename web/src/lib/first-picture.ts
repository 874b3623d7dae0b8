let drawn = false;

/** For scripts/bench: marks the first picture of a story that this browser has computed. */
export function markPicture(): void {
  if (!drawn) performance.mark('stridewise:picture');
  drawn = true;
}
