/** Address of a page of the site; `path` begins with a slash. The site may live below a folder. */
export function href(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
