/**
 * The link that a page was opened with. What has to be unpacked is unpacked before the page is drawn,
 * so that a program stands in its editor from the first frame on.
 */
import { type Opened, openText } from './held-text';

let arrived: { hash: string; opened: Opened } | null = null;

/** Opens the text in the address. The page waits for it before it is drawn; never throws. */
export async function openArrival(): Promise<void> {
  const { hash } = location;
  arrived = { hash, opened: await openText(hash) };
}

/** The text from the fragment, as long as the address has the fragment that the page was opened with. */
export const arrival = (): Opened =>
  arrived && location.hash === arrived.hash ? arrived.opened : {};
