import { expect, it } from 'vitest';
import { aSubmission } from '../../../lib/testing/samples.ts';
import { amendmentsOf } from './amendments.ts';

it('finds what an amendment changed, with what it said before', () => {
  const before = { ...aSubmission(), remarks: { 'Time Management': 'Watch the clock' } };
  const after = {
    ratings: { ...before.ratings, 'Time Management': 2, 'Overall Hirability Index': 9 },
    remarks: { 'Listening Skills': 'Patient' },
  };
  expect(amendmentsOf(before, after)).toEqual([
    { criterion: 'Listening Skills', is: 'remark', before: null },
    { criterion: 'Time Management', is: 'rating', before: 4 },
    { criterion: 'Time Management', is: 'remark', before: 'Watch the clock' },
    { criterion: 'Overall Hirability Index', is: 'rating', before: 7 },
  ]);
  expect(amendmentsOf(before, before)).toEqual([]);
});
