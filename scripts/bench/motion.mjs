// Playing: how many frames come late while figures move.
const code = [
  'import torch',
  'x = torch.arange(16).reshape(16, 1)',
  'y = torch.arange(16)',
  'x + y',
].join('\n');

export async function measureMotion({ newPage, url }) {
  return newPage(async (page) => {
    await page.goto(`${url}?v=1&code=${encodeURIComponent(code)}&speed=4`, {
      waitUntil: 'networkidle',
    });
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const gaps = await page.evaluate(async () => {
      const times = [];
      const end = performance.now() + 5000;
      while (performance.now() < end) {
        times.push(await new Promise((done) => requestAnimationFrame(done)));
      }
      return times.slice(1).map((time, i) => time - times[i]);
    });
    const late = gaps.filter((gap) => gap > 25).length / gaps.length;
    return [{ what: 'late frames while playing', value: 100 * late, bar: 5, unit: '%' }];
  });
}
