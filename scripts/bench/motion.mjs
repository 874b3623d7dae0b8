// Motion: how many frames come late while the stage plays, and while as many cells move as it ever holds.
const program = (...lines) => ['import torch', ...lines].join('\n');
const sum = program('x = torch.arange(16).reshape(16, 1)', 'y = torch.arange(16)', 'x + y');
/** Of 384 cells, 336 slide out of the others at once. */
const most = program('x = torch.arange(48).view(16, 3)', 'x.expand(8, 16, 3)');

/** A screen that has room for them. */
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

/** Milliseconds between the frames of five seconds. */
const watch = (page) =>
  page.evaluate(async () => {
    const times = [];
    const end = performance.now() + 5000;
    while (performance.now() < end)
      times.push(await new Promise((done) => requestAnimationFrame(done)));
    return times.slice(1).map((time, i) => time - times[i]);
  });

/** Runs in the page: forth and back, again and again; frames in which cells move, and how many do at most. */
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
    for (const name of [...Array(6).fill('Next'), ...Array(6).fill('Back')]) {
      const pressed = button(name);
      if (!pressed || pressed.getAttribute('aria-disabled') === 'true') continue;
      pressed.click();
      await frame();
      let [time, places] = [await frame(), placesNow()];
      const end = performance.now() + 560;
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
