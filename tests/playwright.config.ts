import { defineConfig } from '@playwright/test';

// One worker: a call keeps two cores busy, so two room tests at once would measure each other.
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
});
