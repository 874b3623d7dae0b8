/** Titles of the pages whose text is translated, by path below the site's folder. */
export const titles = {
  '/': 'Stridewise: see what broadcasting, strides and views do',
  '/playground/': 'Playground · Stridewise',
  '/error/': 'I have an error · Stridewise',
  '/about/': 'About · Stridewise',
  '/runs/': 'Supported code · Stridewise',
  '/author/': 'A widget for your page · Stridewise',
};
