import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { webServer: _, ...others } = base;

/** Pages with the directive: scripts/test-docs.mjs builds them. */
export default defineConfig({
  ...others,
  testDir: '.',
  testMatch: 'docs.spec.ts',
  outputDir: '../../build/docs/results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
});
