import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// At the repository root because Lingui looks for it upward from the working directory (vitest runs here too).
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  catalogs: [
    {
      path: '<rootDir>/client/src/locales/{locale}/messages',
      include: ['<rootDir>/client/src'],
      exclude: ['**/*.test.*', '<rootDir>/client/src/features/room/**'],
    },
    // The room has more texts than all public pages together: they load with it.
    {
      path: '<rootDir>/client/src/locales/{locale}/room',
      include: ['<rootDir>/client/src/features/room'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
