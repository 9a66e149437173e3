import type { Names } from '../catalogues/label.ts';

/** What a section of a mock test asks. `technical`: programming, and what else computer science rounds ask. */
export const MOCK_SECTIONS = ['quantitative', 'reasoning', 'verbal', 'programming', 'technical'] as const;
export type MockSectionKind = (typeof MOCK_SECTIONS)[number];

export interface MockSection {
  section: MockSectionKind;
  count: number;
  minutes: number;
}

/**
 * The mock tests, each with its sections in order: counts and clocks as large recruiters publish them for campus drives, described
 * by pattern. An attempt stores the name, so none is ever changed.
 */
const MOCK_TESTS = {
  'Aptitude, 90 minutes': [
    { section: 'quantitative', count: 20, minutes: 40 },
    { section: 'reasoning', count: 20, minutes: 30 },
    { section: 'verbal', count: 20, minutes: 20 },
  ],
  'Aptitude, 75 minutes': [
    { section: 'quantitative', count: 20, minutes: 25 },
    { section: 'reasoning', count: 20, minutes: 25 },
    { section: 'verbal', count: 25, minutes: 25 },
  ],
  'Aptitude, 48 minutes': [
    { section: 'quantitative', count: 16, minutes: 16 },
    { section: 'reasoning', count: 14, minutes: 14 },
    { section: 'verbal', count: 22, minutes: 18 },
  ],
  'More time per question': [
    { section: 'reasoning', count: 15, minutes: 25 },
    { section: 'quantitative', count: 10, minutes: 35 },
    { section: 'verbal', count: 20, minutes: 20 },
    { section: 'programming', count: 5, minutes: 10 },
  ],
  'Aptitude and technical': [
    { section: 'quantitative', count: 15, minutes: 15 },
    { section: 'reasoning', count: 15, minutes: 15 },
    { section: 'verbal', count: 15, minutes: 15 },
    { section: 'technical', count: 30, minutes: 30 },
  ],
  'Computer science': [
    { section: 'quantitative', count: 15, minutes: 20 },
    { section: 'programming', count: 20, minutes: 30 },
    { section: 'technical', count: 20, minutes: 20 },
  ],
} as const satisfies Record<string, readonly MockSection[]>;

export type MockTestId = keyof typeof MOCK_TESTS;

/** Each test's Hindi name. */
export const MOCK_NAMES = {
  'Aptitude, 90 minutes': 'एप्टिट्यूड, 90 मिनट',
  'Aptitude, 75 minutes': 'एप्टिट्यूड, 75 मिनट',
  'Aptitude, 48 minutes': 'एप्टिट्यूड, 48 मिनट',
  'More time per question': 'हर सवाल पर ज़्यादा समय',
  'Aptitude and technical': 'एप्टिट्यूड और तकनीकी',
  'Computer science': 'कंप्यूटर साइंस',
} as const satisfies Record<MockTestId, string> & Names;
export const MOCK_TEST_IDS = Object.keys(MOCK_TESTS) as MockTestId[];

export function sectionsOf(test: MockTestId): readonly MockSection[] {
  return MOCK_TESTS[test];
}

/** A started test ends by itself after so long; every section fits in with a break. */
export const MOCK_LIMIT_MS = 3 * 60 * 60_000;
