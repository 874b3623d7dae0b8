/**
 * The link that a page was opened with. What has to be unpacked is unpacked before the page is drawn,
 * so that a program stands in its editor from the first frame on.
 */
import { type Opened, openText } from './held-text';

let arrived: { hash: string; opened: Opened } | null = null;

/** To be awaited before the page is drawn. Never throws. */
export async function openArrival(): Promise<void> {
  const { hash } = location;
  arrived = { hash, opened: await openText(hash) };
}

/** What `openText` found in the fragment, while that is the one that the page was opened with. */
export const arrival = (): Opened =>
  arrived && location.hash === arrived.hash ? arrived.opened : {};
