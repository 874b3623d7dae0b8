/** What /docs/host/ says to do; tests/e2e/package.spec.ts does it, line by line. */

const script = '<script type="module" src="v1/stride-wise.js"></script>';

export const hosting = {
  command: 'npx stridewise host docs/',
  element: `${script}
<stride-wise controls="minimal">
<pre>
import torch
x = torch.arange(12).view(3, 4)
x.t().view(12)
</pre>
</stride-wise>`,
  frame: `<iframe src="embed/?v=1&amp;code=import+torch%0Atorch.ones(3,1)%2Btorch.ones(4)"
  title="Two tensors are added" width="100%" height="420" style="border: 0"></iframe>`,
  serve: 'python3 -m http.server 8000 --directory docs',
  workflow: `name: Pages
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
jobs:
  pages:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployed.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - run: npx --yes stridewise host docs/
      - uses: actions/upload-pages-artifact@v3
        with:
          path: docs
      - id: deployed
        uses: actions/deploy-pages@v4`,
} as const;

export type HostingStep = keyof typeof hosting;
