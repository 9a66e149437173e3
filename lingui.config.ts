import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const TESTS = '**/*.test.*';
const FEATURES = '<rootDir>/client/src/features';
const SHARED = '<rootDir>/client/src/shared';
const NOUNS = readdirSync(join(import.meta.dirname, 'client/src/features')).filter((noun) => noun !== 'team');
/** Parts of a noun whose pages load without those of the other parts, and so have a catalogue of their own. */
const PARTS = [
  'accounts/secondFactor',
  'assessments/behaviour',
  'assessments/cases',
  'assessments/coding',
  'assessments/quizzes',
  'assessments/resumeAnalysis',
  'jobs/applications',
  'mentors/directory',
  'programs/waitlist',
  'referrals/affiliates',
  'reports/performance',
  'reports/sample',
  'room/agenda',
  'room/board',
  'room/cockpit',
  'room/code',
  'room/connectionCard',
  'room/codeTools',
  'room/recording',
  'sessions/availability',
  'sessions/calendar',
  'sessions/dashboard',
  'site/demo',
  'site/gallery',
  'site/legal',
];

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
        `${FEATURES}/**`,
        `${SHARED}/**`,
        '<rootDir>/client/src/devices/**',
        '<rootDir>/client/src/app/shell/**',
        '<rootDir>/client/src/app/commands/**',
      ],
    },
    // Each noun's texts, with those that other nouns' pages show, load with its pages (features/<noun>/<noun>.routes.ts).
    ...NOUNS.map((noun) => ({
      path: `<rootDir>/client/src/locales/{locale}/${noun}`,
      include: [`${FEATURES}/${noun}`, `${SHARED}/${noun}`],
      exclude: [
        TESTS,
        `${FEATURES}/*/team/**`,
        `${SHARED}/*/team/**`,
        ...PARTS.flatMap((part) => [`${FEATURES}/${part}/**`, `${SHARED}/${part}/**`]),
      ],
    })),
    ...PARTS.map((part) => ({
      path: `<rootDir>/client/src/locales/{locale}/${basename(part)}`,
      include: [`${FEATURES}/${part}`, `${SHARED}/${part}`],
      exclude: [TESTS],
    })),
    // Everything of the team's, whichever noun it is about.
    {
      path: '<rootDir>/client/src/locales/{locale}/team',
      include: [`${FEATURES}/team`, `${FEATURES}/*/team/**/*.*`, `${SHARED}/*/team/**/*.*`],
      exclude: [TESTS],
    },
    // Loaded with the room and the practice room, which both need them.
    {
      path: '<rootDir>/client/src/locales/{locale}/devices',
      include: ['<rootDir>/client/src/devices'],
      exclude: [TESTS],
    },
    // Loaded with the shell, so that public pages do not carry its texts.
    {
      path: '<rootDir>/client/src/locales/{locale}/shell',
      include: ['<rootDir>/client/src/app/shell'],
      exclude: [TESTS],
    },
    // Not loaded in English, whose sentences stand in the contract (client/src/lib/i18n.ts).
    {
      path: '<rootDir>/client/src/locales/{locale}/errorTexts',
      include: ['<rootDir>/models/contract/http/errorTexts'],
    },
    // Loaded with the command menu, at its first use.
    {
      path: '<rootDir>/client/src/locales/{locale}/commands',
      include: ['<rootDir>/client/src/app/commands'],
      exclude: [TESTS],
    },
    // Words that pages and the server's PDF share; both catalogues have them.
    {
      path: '<rootDir>/client/src/locales/{locale}/words',
      include: ['<rootDir>/models/contract/words'],
      exclude: [TESTS],
    },
    // E-mails and other texts that the server writes, loaded by server/src/i18n/i18nOf.ts.
    {
      path: '<rootDir>/server/src/locales/{locale}/messages',
      include: ['<rootDir>/server/src', '<rootDir>/models/contract/words'],
      exclude: [TESTS],
    },
  ],
  // client/src/lib/texts/Trans.tsx: what people typed is never read as markup.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  format: formatter({ lineNumbers: false }),
});
