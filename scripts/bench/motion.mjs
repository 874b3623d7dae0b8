// Counts late frames while the stage plays, and while the largest possible number of cells moves.
const program = (...lines) => ['import torch', ...lines].join('\n');
const sum = program('x = torch.arange(16).reshape(16, 1)', 'y = torch.arange(16)', 'x + y');
/** A story of 384 cells, 336 of which slide out of the others at once, at the seventh press of Next. */
const most = program('x = torch.arange(48).view(16, 3)', 'x.expand(8, 16, 3)');

/** A screen large enough for all these cells. */
const desk = { width: 1920, height: 1080 };
/** Milliseconds from one frame to the next. */
const LATE = 25;

const share = (gaps) => (100 * gaps.filter((gap) => gap > LATE).length) / gaps.length;

async function open(page, url, code, more) {
  await page.goto(`${url}?v=1&code=${encodeURIComponent(code)}${more}`, {
    waitUntil: 'networkidle',
  });
  await page.locator('.sw-stage .st-picture').waitFor();
  await page.mouse.move(5, 5);
}

/** The times between frames during five seconds, in ms. */
const watch = (page) =>
  page.evaluate(async () => {
    const times = [];
    const end = performance.now() + 5000;
    while (performance.now() < end)
      times.push(await new Promise((done) => requestAnimationFrame(done)));
    return times.slice(1).map((time, i) => time - times[i]);
  });

/** Runs in the page: steps forth and back; counts frames with moving cells, and the most cells in one. */
async function walk(rounds) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const button = (name) =>
    [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent.trim() === name,
    );
  const cells = [...document.querySelectorAll('.st-picture .st-cell')];
  const placesNow = () => cells.map((cell) => cell.getAttribute('transform'));
  const gaps = [];
  let moving = 0;
  for (let round = 0; round < rounds; round++) {
    for (const name of [...Array(7).fill('Next'), ...Array(7).fill('Back')]) {
      const pressed = button(name);
      if (!pressed || pressed.getAttribute('aria-disabled') === 'true') continue;
      pressed.click();
      await frame();
      let [time, places] = [await frame(), placesNow()];
      const end = performance.now() + 1200; // the sentence comes first, then the motion
      while (performance.now() < end) {
        const now = await frame();
        const next = placesNow();
        const moved = next.filter((place, at) => place !== places[at]).length;
        if (moved > 0) gaps.push(now - time);
        moving = Math.max(moving, moved);
        [time, places] = [now, next];
      }
    }
  }
  return { gaps, moving };
}

export async function measureMotion({ newPage, playground: url }) {
  return newPage(async (page) => {
    await open(page, url, sum, '&speed=4');
    const still = await watch(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const playing = await watch(page);
    await page.setViewportSize(desk);
    await open(page, url, most, '&statement=2&step=0&fine=1');
    const { gaps, moving } = await page.evaluate(walk, 3);
    return [
      { what: 'late frames while playing', value: share(playing), bar: 5, unit: '%' },
      { what: `late frames, ${moving} cells moving`, value: share(gaps), bar: 5, unit: '%' },
      { what: '  of a page at rest', value: share(still), unit: '%' },
    ];
  });
}
