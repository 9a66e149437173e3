import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
// Tests in *.long.test.ts take minutes; npm run test:full includes them.
const exclude = process.env.TEST_FULL
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.long.test.ts'];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'tests/support/builtClient.ts',
          exclude,
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
        root,
        test: {
          // The same rules hold wherever the rooms are kept.
          name: 'redis',
          environment: 'node',
          globalSetup: 'tests/support/sharedRedis.ts',
          include: ['signalling/src/{room,messages,life,requests}.integration.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: join(root, 'client/vite.config.ts'),
        root,
        test: {
          name: 'client',
          environment: 'happy-dom',
          exclude,
          include: ['client/src/**/*.test.ts', 'client/src/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
