/** The one program of these pages; tests/hosts pastes it, too. */
import type { SnippetOptions } from '../author/snippets';

/** The site's address in examples whose reader has no site yet. */
export const anySite = 'https://YOUR-HOST/';

export const code = `import torch
x = torch.arange(12).view(3, 4)
y = x.t() < 5
y.view(12)`;

/** The height of a compact widget. */
const HEIGHT = 420;

export const exampleAt = (site: string): SnippetOptions => ({
  site,
  state: { code, at: 'CHUNK_CUT dim=0', step: 20, controls: 'minimal' },
  title: 'A view that fails',
  height: HEIGHT,
  line: 4,
  raises: 'RuntimeError',
});
