import { defineConfig } from '@playwright/test';
import type { Fixtures, WorkerFixtures } from './e2e/support/test.ts';

export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: './e2e',
  outputDir: '../test-results',
  // `runBrowserTests` says how many run at a time.
  workers: 1,
  projects: [
    {
      name: 'pages',
      testIgnore: ['room/**', 'measured/**'],
      fullyParallel: true,
      use: { sharesBrowser: true, sharesProcess: true },
    },
    { name: 'room', testMatch: 'room/**', fullyParallel: true, use: { sharesProcess: true } },
    { name: 'measured', testMatch: 'measured/**' },
  ],
  // Two Chromium processes and a server on a shared machine can be starved for seconds. A second try is said in the output, never silent.
  retries: process.env.CI ? 1 : 0,
  use: { screenshot: 'only-on-failure' },
  forbidOnly: Boolean(process.env.CI),
  // Only ends what hangs: a journey that takes half a minute alone takes two beside other work.
  timeout: 180_000,
  // A run that would never end says which test it was at.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 30_000 },
});
