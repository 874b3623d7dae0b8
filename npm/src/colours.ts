/** Colours of a terminal. Elsewhere, and where NO_COLOR is set, util.styleText leaves texts as they are. */
import { styleText } from 'node:util';

export const asError = (text: string) => styleText('red', text, { stream: process.stderr });

/** Lines of code are dim, an error that was raised is red. */
export function coloured(bytes: Uint8Array | null): string {
  const on = { stream: process.stdout };
  return new TextDecoder()
    .decode(bytes ?? new Uint8Array())
    .replace(/^(?:>>> |\.\.\. |line \d+: ).*$/gm, (code) => styleText('dim', code, on))
    .replace(/^\w*(?:Error|Exception): .*$/gm, (error) => styleText('red', error, on));
}
