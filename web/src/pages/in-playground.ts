import { pageHref } from '../state/settings';
import { formatAddress } from '../state/url';

/** The address of the playground with a program, in the language of this page. */
export const inPlayground = (code: string) => pageHref('/playground/') + formatAddress({ code });
