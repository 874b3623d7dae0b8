/** The folder of the scripts is in that of the site, wherever a host has put it. */
const asServed = /^\w+:\/\/[^/]*(.*)\/assets\/[^/]*$/;
const served = import.meta.env.SSR ? undefined : asServed.exec(import.meta.url)?.[1];
const folder = served ?? import.meta.env.BASE_URL.replace(/\.?\/$/, '');

/** Address of a page of the site; `path` begins with a slash. The site may live below a folder. */
export function href(path: string): string {
  return folder + path;
}
