/** Titles of the pages whose text is translated, by path below the site's folder. */
export const titles = {
  '/': 'PyTorch and NumPy broadcasting, views and strides, step by step · Stridewise',
  '/playground/': 'PyTorch and NumPy playground: step through your code · Stridewise',
  '/error/': 'PyTorch and NumPy shape errors explained · Stridewise',
  '/examples/': 'PyTorch and NumPy examples, step by step · Stridewise',
  '/about/': 'About · Stridewise',
  '/runs/': 'Supported PyTorch and NumPy code · Stridewise',
  '/author/': 'A PyTorch or NumPy widget for your page · Stridewise',
};
