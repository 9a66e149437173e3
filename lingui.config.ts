import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const TESTS = '**/*.test.*';

// At the repository root because Lingui looks for it upward from the working directory (vitest runs here too).
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  catalogs: [
    {
      path: '<rootDir>/client/src/locales/{locale}/messages',
      include: ['<rootDir>/client/src'],
      exclude: [
        TESTS,
        '<rootDir>/client/src/features/**',
        '<rootDir>/client/src/lib/criteria/**',
        '<rootDir>/client/src/app/shell/**',
        '<rootDir>/client/src/app/commands/**',
      ],
    },
    // Each feature's texts load with its pages (features/<noun>/<noun>.routes.ts).
    {
      path: '<rootDir>/client/src/locales/{locale}/{name}',
      include: ['<rootDir>/client/src/features/{name}'],
      exclude: [TESTS],
    },
    // What pages of several features say about the criteria, loaded with them.
    {
      path: '<rootDir>/client/src/locales/{locale}/criteria',
      include: ['<rootDir>/client/src/lib/criteria'],
      exclude: [TESTS],
    },
    // Loaded with the shell, so that public pages do not carry its texts.
    {
      path: '<rootDir>/client/src/locales/{locale}/shell',
      include: ['<rootDir>/client/src/app/shell'],
      exclude: [TESTS],
    },
    // Loaded with the command menu, at its first use.
    {
      path: '<rootDir>/client/src/locales/{locale}/commands',
      include: ['<rootDir>/client/src/app/commands'],
      exclude: [TESTS],
    },
    // E-mails and other texts that the server writes, loaded by server/src/i18n/i18nOf.ts.
    {
      path: '<rootDir>/server/src/locales/{locale}/messages',
      include: ['<rootDir>/server/src'],
      exclude: [TESTS],
    },
  ],
  // client/src/lib/texts/Trans.tsx: what people typed is never read as markup.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  format: formatter({ lineNumbers: false }),
});
