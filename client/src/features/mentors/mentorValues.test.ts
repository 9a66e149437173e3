import { describe, expect, it, test } from 'vitest';
import {
  ALL_FIELDS,
  detailsOf,
  faultyFields,
  type MentorValues,
  reachedStep,
  refusedFields,
  WORK_FIELDS,
} from './mentorValues.ts';

const values: MentorValues = {
  ...{ name: 'Meera', phone: '98123 45602', headline: 'I hire', company: 'A', designation: 'Lead' },
  ...{ years: '0', linkedIn: 'linkedin.com/in/meera', expertise: ['Auditing'], languages: ['Hindi'] },
};

describe('the fields', () => {
  it('are all good when filled in', () => expect(faultyFields(values, ALL_FIELDS)).toEqual([]));

  test.each<[Partial<MentorValues>]>([
    [{ name: '  ' }],
    [{ years: '' }],
    [{ years: '1.5' }],
    [{ years: '99' }],
    [{ linkedIn: 'https://linkedin.com.evil.example/in/x' }],
    [{ linkedIn: 'meera' }],
    [{ expertise: [] }],
  ])('%o is said before anything is sent', (change) => {
    expect(faultyFields({ ...values, ...change }, ALL_FIELDS)).toEqual(Object.keys(change));
  });

  it('travel as the server takes them, and only those asked for', () => {
    expect(detailsOf(values, ['name', 'years', 'languages'])).toEqual({ years: 0, languages: ['Hindi'] });
    expect(Object.keys(detailsOf(values, WORK_FIELDS)).sort()).toEqual([...WORK_FIELDS].sort());
  });

  it('are found in a refusal', () =>
    expect(refusedFields({ 'expertise.0': 'x', years: 'y' })).toEqual(['expertise', 'years']));
});

describe('the step', () => {
  test.each([
    [null, ['name', 'headline'], 'about'],
    ['resume', ['headline', 'resume'], 'work'],
    ['about', ['resume'], 'about'],
    [null, [], 'resume'],
    ['no-such', ['languages'], 'knowledge'],
  ] as const)('%s, with %o missing, is %s', (wanted, missing, step) => {
    expect(reachedStep(wanted, missing)).toBe(step);
  });
});
