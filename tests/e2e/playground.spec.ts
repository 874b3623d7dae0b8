import {
  caption,
  delayFiles,
  editor,
  expect,
  open,
  ready,
  SCRIPTS,
  settled,
  step,
  story,
  test,
  textOf,
  toTheEnd,
  transcript,
} from './site';

const broadcast = `import torch
x = torch.ones(5, 3, 4, 1)
y = torch.ones(3, 1, 1)
x + y`;

test.describe('without a link', () => {
  test('has a program in it that has run, and its story', async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    await expect(transcript(page)).toContainText('[21, 22, 23, 24]');
    await expect(caption(page)).not.toBeEmpty();
    await expect(page).toHaveTitle(/Stridewise/);
  });

  test('reaches a picture of the reader’s own shapes by typing', async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    await editor(page).fill('import torch\ntorch.ones(7, 1) + torch.ones(1, 6)');
    await expect(transcript(page)).toContainText('torch.ones(7, 1) + torch.ones(1, 6)');
    await expect(story(page)).toContainText('7');
    await expect(page).toHaveURL(/\/playground\/#v=1&code\.z=[\w-]+&statement=1/);
  });

  test('what is typed before the core has come is in the address', async ({ page }) => {
    const come = await delayFiles(page, '**/core*.wasm');
    await page.goto('/playground/');
    await ready(page);
    await editor(page).fill('import torch\ntorch.ones(7, 1) + torch.ones(1, 6)');
    come();
    await expect(transcript(page)).toContainText('torch.ones(7, 1)');
    await expect(page).toHaveURL(/\/playground\/#v=1&code\.z=[\w-]+&statement=1/);
    await page.reload();
    await expect(editor(page)).toHaveValue(/torch\.ones\(7, 1\)/);
  });

  test('what is typed before the scripts have come stays, and the caret where it was', async ({
    page,
  }) => {
    const come = await delayFiles(page, SCRIPTS);
    await page.goto('/playground/', { waitUntil: 'commit' });
    await editor(page).fill('import torch\ntorch.ones(7, 1) + torch.ones(1, 6)');
    await editor(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
    come();
    await expect(transcript(page)).toContainText('torch.ones(7, 1)');
    await expect(editor(page)).toHaveValue(/torch\.ones\(7, 1\)/);
    await expect(editor(page)).toBeFocused();
    expect(await editor(page).evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(3);
  });

  for (const [what, files] of [
    ['the core', '**/core*.wasm'],
    ['the scripts', SCRIPTS],
  ] as const) {
    test(`keys at the story before ${what} came are not lost, nor is the focus`, async ({
      page,
    }) => {
      const come = await delayFiles(page, files);
      await page.goto('/playground/', { waitUntil: 'commit' });
      const next = story(page).getByRole('button', { name: 'Next', exact: true });
      const first = await textOf(caption(page));
      await next.focus();
      for (const key of ['Enter', 'ArrowRight', 'Space', 'ArrowLeft']) await next.press(key);
      await expect(caption(page)).toHaveText(first);
      come();
      await expect(story(page).getByRole('spinbutton', { name: /^Step/ })).toHaveValue('3');
      await expect(next).toBeFocused();
      await next.press('ArrowLeft');
      await expect(story(page).getByRole('spinbutton', { name: /^Step/ })).toHaveValue('2');
    });
  }

  test('offers examples, and undo brings the old program back', async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    const before = await editor(page).inputValue();
    await page.locator('summary', { hasText: 'Examples' }).click();
    await page.getByRole('button', { name: 'A view that fails' }).click();
    await expect(editor(page)).toHaveValue(/b\.view\(2, 4\)/);
    await expect(transcript(page)).toContainText('RuntimeError');
    await editor(page).press('Control+z');
    await expect(editor(page)).toHaveValue(before);
  });
});

test.describe('broadcasting', () => {
  test('(5,3,4,1) + (3,1,1) steps from alignment to the last element and back', async ({
    page,
  }) => {
    await open(page, broadcast);
    const first = await textOf(caption(page));
    const forth = await toTheEnd(page);
    expect(forth.length).toBeGreaterThan(6);
    const all = forth.join('\n');
    for (const word of [/align|right/i, /added on the left/, /stretch|stride 0/i]) {
      expect(all).toMatch(word);
    }
    await expect(story(page).locator('svg').first()).toBeVisible();
    await expect(caption(page)).toContainText('[4, 2, 3, 0]');
    for (let back = forth.length - 2; back >= 0; back--) {
      await step(page, 'Back');
      await expect(caption(page)).toHaveText(forth[back] ?? '');
    }
    await expect(caption(page)).toHaveText(first);
  });

  test('(5,2,4,1) + (3,1,1) ends at dimension 1, with sizes 2 and 3 named', async ({ page }) => {
    await open(page, broadcast.replace('5, 3, 4', '5, 2, 4'));
    await expect(transcript(page)).toContainText(
      'The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1',
    );
    const last = (await toTheEnd(page)).at(-1);
    expect(last).toMatch(/dim(ension)? 1/i);
    expect(last).toMatch(/\b2\b/);
    expect(last).toMatch(/\b3\b/);
  });

  test('a result of 10^12 elements shows at once and scrubs to any element', async ({ page }) => {
    await open(page, 'import torch\ntorch.ones(1).expand(10**6, 10**6)');
    const scrubber = story(page).getByRole('slider');
    const seen = new Set<string>();
    for (const place of ['0', '37', '100']) {
      await scrubber.evaluate((input: HTMLInputElement, percent) => {
        input.value = String(Math.round((Number(input.max) * Number(percent)) / 100));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, place);
      // To walk through the elements would take hours: the test would not end.
      seen.add(await textOf(caption(page)));
    }
    expect(seen.size).toBe(3);
  });
});

test.describe('view', () => {
  const transposed = 'import torch\nb = torch.arange(8).reshape(2, 4).t()\n';

  test('refused: ends at the cut, with the two strides that do not fit', async ({ page }) => {
    await open(page, 'import torch\ntorch.arange(8).reshape(2,4).t().view(2,4)');
    await expect(transcript(page)).toContainText('view size is not compatible with');
    const all = (await toTheEnd(page)).join('\n');
    expect(all).toMatch(/cut/i);
    await expect(story(page)).toContainText('reshape');
    // Stride 1 of dimension 0, against stride 4 times size 2 of dimension 1.
    expect(all).toMatch(/\b1\b/);
    expect(all).toMatch(/\b8\b/);
  });

  test('allowed although not contiguous, and says why', async ({ page }) => {
    await open(page, `${transposed}b.is_contiguous()\nb.view(2, 2, 2)`);
    await expect(transcript(page)).toContainText('False');
    const all = (await toTheEnd(page)).join('\n');
    expect(all).toMatch(/2, 1, 4/);
    expect(all).toMatch(/contiguous/i);
  });
});

test.describe('statements', () => {
  test('are chosen by a click; Back returns to the one before', async ({ page }) => {
    await open(page, 'import torch\na = torch.arange(6)\na.view(2, 3)\na.view(3, 2)');
    const rows = transcript(page).getByRole('button', { pressed: true });
    await expect(rows).toHaveText('a.view(3, 2)');
    await transcript(page).getByRole('button', { name: 'a.view(2, 3)' }).click();
    await expect(rows).toHaveText('a.view(2, 3)');
    await page.goBack();
    await expect(rows).toHaveText('a.view(3, 2)');
  });

  test('and steps are in the address: a copy of it shows the same', async ({ page, context }) => {
    await open(page, broadcast);
    await step(page, 'Next');
    await step(page, 'Next');
    const sentence = await textOf(caption(page));
    const shown =
      Number(await story(page).getByRole('spinbutton', { name: /^Step/ }).inputValue()) - 1;
    await expect(page).toHaveURL(new RegExp(`step=${shown}(&|$)`));
    const copy = await context.newPage();
    await copy.goto(page.url());
    await expect(caption(copy)).toHaveText(sentence);
  });
});

test('a phone shows program, sentence, picture and storage on its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground/', { waitUntil: 'networkidle' });
  await settled(page);
  const bar = (await story(page).locator('.sw-bar').boundingBox())?.y ?? 0;
  const storage = story(page).locator('.sw-stage svg').last();
  for (const part of [page.locator('.program .editor'), caption(page), storage]) {
    const box = await part.boundingBox();
    expect(box?.height).toBeGreaterThan(8);
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar + 1);
  }
});

test('the words at the foot of a story stand on one line', async ({ page }) => {
  await open(page, broadcast);
  const words = story(page).locator('.sw-foot summary, .sw-copy button');
  await expect(words).toHaveCount(4);
  const bottoms = await words.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return Math.round(text.getBoundingClientRect().bottom);
    }),
  );
  expect(new Set(bottoms).size, String(bottoms)).toBe(1);
});

test('the whole way by keyboard: example, statement, steps', async ({ page }) => {
  await page.goto('/playground/');
  await ready(page);
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('not reached with Tab');
  };
  await tabTo(page.locator('summary', { hasText: 'Examples' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'permute, then view' }));
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveValue(/permute/);
  const statement = transcript(page).getByRole('button', { name: 'y = x.permute(0, 2, 1)' });
  await tabTo(statement);
  await page.keyboard.press('Enter');
  await expect(statement).toHaveAttribute('aria-pressed', 'true');
  const first = await textOf(caption(page));
  await tabTo(story(page).getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');
  await expect(caption(page)).not.toHaveText(first);
  await tabTo(story(page).getByRole('slider'));
  await page.keyboard.press('Home');
  await expect(caption(page)).toHaveText(first);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the same steps stand there at once, as frames', async ({ page }) => {
    await open(page, broadcast);
    for (let steps = 0; steps < 8; steps++) {
      await step(page, 'Next');
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
    }
    await expect(caption(page)).not.toBeEmpty();
  });
});
