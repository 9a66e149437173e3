import { expect, test } from 'vitest';
import { testsOf } from '../bin/changedTests.ts';

const TESTS = [
  'client/src/features/jobs/JobsPage.test.tsx',
  'client/src/lib/store.test.ts',
  'client/src/lib/texts/dates.test.ts',
  'models/contract/jobs/jobs.test.ts',
  'models/contract/payments/money.test.ts',
  'tests/integration/jobs/jobs.test.ts',
  'tests/integration/payments/payments.test.ts',
];

test('a changed file has the tests of its noun run, in every part of the product', () => {
  const ofJobs = TESTS.filter((name) => name.includes('/jobs/'));
  for (const file of [
    'models/db/jobs/job.model.ts',
    'server/src/features/jobs/team/jobs.list.ts',
    'client/src/features/jobs/team/JobListPage.tsx',
    'tests/support/jobs/jobDraft.ts',
    'tests/integration/jobs/jobs.test.ts',
  ])
    expect(testsOf([file], TESTS)).toEqual(ofJobs);
});

test('a file of no noun has the tests of its folder and those below it run', () => {
  expect(testsOf(['client/src/lib/store.ts'], TESTS)).toEqual([
    'client/src/lib/store.test.ts',
    'client/src/lib/texts/dates.test.ts',
  ]);
  expect(testsOf(['client/src/lib/texts/dates.ts'], TESTS)).toEqual(['client/src/lib/texts/dates.test.ts']);
  expect(testsOf(['README.md'], TESTS)).toEqual([]);
});
