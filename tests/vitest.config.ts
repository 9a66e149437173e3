import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
// Vitest leaves one core free, which on two is half of the machine. Projects that run together have to say the same.
const ALL_CORES = '100%';
// Files run one after the other in a few workers that keep what they have imported: most of the time went into importing the
// same modules anew. A file that puts a module of its own in another's place (vi.mock) is named *.isolated.test.* and has a worker alone.
const shared = {
  isolate: false,
  maxWorkers: ALL_CORES,
  // A second, as is usual, is little beside other work.
  expect: { poll: { timeout: 15_000 } },
};
const SHARED_DATABASE = 'tests/support/stack/sharedDatabase.ts';
// These only end what hangs. Beside other work a product's process takes half a minute to start.
const PATIENT = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  setupFiles: 'tests/support/stack/propertyTime.ts',
};
// Tests in *.long.test.ts take minutes; npm run test:full includes them.
const exclude = process.env.TEST_FULL
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.long.test.ts'];

const client = {
  extends: join(root, 'client/vite.config.ts'),
  root,
  test: {
    environment: 'happy-dom',
    setupFiles: join(root, 'client/src/lib/testing/setUp.ts'),
    testTimeout: 60_000,
    maxWorkers: ALL_CORES,
  },
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          globalSetup: ['tests/support/stack/builtClient.ts', SHARED_DATABASE],
          exclude,
          include: [
            'models/**/*.test.ts',
            'server/**/*.test.ts',
            'signalling/**/*.test.ts',
            'tests/integration/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          ...PATIENT,
        },
      },
      {
        root,
        test: {
          ...shared,
          // The same rules hold wherever the rooms are kept.
          name: 'redis',
          environment: 'node',
          globalSetup: ['tests/support/peers/sharedRedis.ts', SHARED_DATABASE],
          include: ['signalling/src/{room/*,sockets/requests}.integration.test.ts'],
          ...PATIENT,
        },
      },
      {
        ...client,
        test: {
          ...client.test,
          ...shared,
          name: 'client',
          exclude: [...exclude, '**/*.isolated.test.*'],
          include: ['client/src/**/*.test.ts', 'client/src/**/*.test.tsx'],
        },
      },
      {
        ...client,
        test: { ...client.test, name: 'client isolated', include: ['client/src/**/*.isolated.test.*'] },
      },
    ],
  },
});
