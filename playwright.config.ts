import { defineConfig } from '@playwright/test';
import { headless } from './scripts/lib/chromium.mjs';

// Each spec starts the servers it needs with startServer of scripts/serve.mjs; the site is served here.
const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'build/e2e/results',
  // Tests wait more than they compute: three at once take less time on two cores than two.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time is named in the summary of npm test, to be mended.
  retries: 1,
  // A slow host is no failure: of two machines of a kind one may take three times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    // What a page is sent is what a test says; tests/e2e/offline.spec.ts has its own.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // To record what a failing test would leave of itself makes every other one take a fifth longer:
    // --trace on asks for it.
    trace: 'off',
    // A new context is a new window of Chromium, which takes longer than most pages of ours. What a
    // test stored, routed or ran before each page is gone before the next one.
    reuseContext: true,
    launchOptions: {
      executablePath: headless,
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
