/** The one program of these pages; tests/hosts pastes it, too. */
import type { HostId, SnippetOptions } from '../author/snippets';

/** The site's address in examples whose reader has no site yet. */
export const anySite = 'https://YOUR-HOST/';

export const code = `import torch
x = torch.arange(12).view(3, 4)
y = x.t() < 5
y.view(12)`;

/** How high it is in a column of text with some room to spare, and where it has the width of a notebook. */
const heightIn = (id: HostId) => (id === 'jupyter' ? 1160 : 1000);

export const exampleAt = (site: string, id: HostId): SnippetOptions => ({
  site,
  state: { code, at: 'CHUNK_CUT dim=0', step: 20, controls: 'minimal' },
  title: 'A view that fails',
  height: heightIn(id),
  line: 4,
});
