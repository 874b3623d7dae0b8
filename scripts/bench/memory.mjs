// Measures the memory that remains after 1,000 steps and 100 mounts, after garbage collection.
const code = [
  'import torch',
  'x = torch.arange(24).reshape(2, 3, 4)',
  'x + x',
  'x.permute(2, 0, 1)',
].join('\n');
const mebibyte = 1024 * 1024;

async function held(client) {
  await new Promise((done) => setTimeout(done, 500)); // what is drawn late
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  return { usedSize, nodes };
}

const press = (page, count) =>
  page.evaluate(async (times) => {
    const named = (name) =>
      [...document.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === name || one.textContent.trim() === name,
      );
    for (let i = 0; i < times; i++) {
      const next = named('Next');
      if (next.getAttribute('aria-disabled') === 'true') named('First step').click();
      else next.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
    named('First step').click();
  }, count);

/** Selects another statement, which mounts a new player for its story. */
const mount = (page, count) =>
  page.evaluate(async (times) => {
    for (let i = 0; i < times; i++) {
      const statements = [...document.querySelectorAll('button.statement')];
      statements[i % 2 ? statements.length - 1 : statements.length - 2].click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, count);

export async function measureMemory({ newPage, playground: url }) {
  return newPage(async (page) => {
    await page.goto(`${url}?v=1&code=${encodeURIComponent(code)}&fine=1`, {
      waitUntil: 'networkidle',
    });
    await page.mouse.move(5, 5);
    const client = await page.context().newCDPSession(page);
    await client.send('HeapProfiler.enable');
    // A first round, uncounted: code that is loaded or compiled once is not a leak.
    await press(page, 200);
    await mount(page, 20);
    const before = await held(client);
    await press(page, 1000);
    await mount(page, 100);
    const after = await held(client);
    return [
      {
        what: 'heap growth',
        value: (after.usedSize - before.usedSize) / mebibyte,
        bar: 1,
        unit: 'MiB',
      },
      { what: 'DOM nodes left over', value: after.nodes - before.nodes, bar: 50, unit: '' },
    ];
  });
}
