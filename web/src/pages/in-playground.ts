import { playground } from '../lib/href';
import { linkedLanguage } from '../state/settings';
import { formatAddress } from '../state/url';

/** The address of the playground with a program, in the language that the link of this page asks for. */
export function inPlayground(code: string): string {
  const lang = linkedLanguage.value;
  return playground + formatAddress({ code, ...(lang && { lang }) });
}
