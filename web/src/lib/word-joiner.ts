/** Korean particles stay on the line of the word before them, also of code. */
export const JOINER = '\u2060';

/** Puts a joiner before each particle that follows a bracket, a quote or code. */
export const withParticles = (text: string) =>
  text.replace(/([)\]}`"”…])(?=[가-힣])/g, `$1${JOINER}`);
