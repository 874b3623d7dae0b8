import { defineConfig } from '@playwright/test';

// Debian's Chromium; Playwright downloads no browser of its own. Each spec starts the servers it
// needs with startServer of scripts/serve.mjs; the site itself is served here.
const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'build/e2e/results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A slow host is no failure: of two machines of a kind one may take three times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // To record what a failing test would leave of itself makes every other one take a fifth longer:
    // --trace on asks for it.
    trace: 'off',
    // A new context is a new window of Chromium, which takes longer than most pages of ours. What a
    // test stored, routed or ran before each page is gone before the next one.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.STRIDEWISE_CHROMIUM ?? '/usr/bin/chromium',
      // Chromium's own sandbox cannot be set up by root; the pages are ours.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs web/dist --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
