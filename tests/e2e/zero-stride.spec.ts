/** Stride 0 is a gesture: the press that stretches a dim changes a good part of the stage. */
import { expect, open, step, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const code = [
  'import torch',
  'column = torch.tensor([[0], [10], [20]])',
  'row = torch.tensor([1, 2, 3, 4])',
  'column + row',
].join('\n');

test('the step in which sizes of 1 stretch changes at least 3 % of the pixels of the stage', async ({
  page,
}) => {
  await open(page, code, '&statement=3');
  const stage = page.locator('.st-stage');
  const picture = async () => {
    // The stage paints after the page has rendered the step.
    await page.waitForTimeout(300);
    return (await stage.screenshot()).toString('base64');
  };
  const ghosts = stage.locator('.st-cell[data-ghost]:not([display="none"])');
  let [before, after] = ['', await picture()];
  for (let presses = 0; presses < 9 && (await ghosts.count()) === 0; presses++) {
    await step(page, 'Next');
    [before, after] = [after, await picture()];
  }
  await expect(ghosts).not.toHaveCount(0);
  const share = await page.evaluate(
    async (sources) => {
      const pixels = sources.map(async (source) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      });
      const [a = [], b = []] = await Promise.all(pixels);
      const differs = (at: number) => [at, at + 1, at + 2].some((one) => a[one] !== b[one]);
      let other = 0;
      for (let at = 0; at < a.length; at += 4) other += differs(at) ? 1 : 0;
      return other / (a.length / 4);
    },
    [before, after],
  );
  expect(share).toBeGreaterThanOrEqual(0.03);
});
