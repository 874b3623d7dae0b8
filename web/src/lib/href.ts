/** Address of a page of the site; `path` begins with a slash. The site may live below a folder. */
export function href(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}

/** The playground's own address, before the program that it opens with. */
export const playground = href('/playground/');
