import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '..',
    projects: [
      {
        test: {
          name: 'node',
          root: '..',
          environment: 'node',
          include: [
            'models/**/*.test.ts',
            'server/**/*.test.ts',
            'signalling/**/*.test.ts',
            'tests/integration/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: '../client/vite.config.ts',
        test: {
          name: 'client',
          root: '..',
          environment: 'happy-dom',
          include: ['client/src/**/*.test.ts', 'client/src/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
