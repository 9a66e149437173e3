import { describe, expect, it, test } from 'vitest';
import {
  detailsOf,
  linkedInFault,
  type MentorValues,
  reachableSteps,
  WORK_FIELDS,
  yearsFault,
} from './mentorValues.ts';

const values: MentorValues = {
  name: 'Meera',
  phone: '98123 45602',
  password: '',
  headline: 'I hire',
  company: 'A',
  designation: 'Lead',
  years: '0',
  linkedIn: 'linkedin.com/in/meera',
  expertise: ['Auditing'],
  languages: ['Hindi'],
  rounds: ['HR Round 1'],
};

test.each(['0', ' 7 ', '50'])('%j is a number of years', (text) => expect(yearsFault(text)).toBeNull());
test.each(['', '1.5', '99', 'ten'])('%j is no number of years', (text) =>
  expect(yearsFault(text)).not.toBeNull(),
);

test.each(['linkedin.com/in/meera', ' https://in.linkedin.com/in/meera '])('%j is a profile', (text) =>
  expect(linkedInFault(text)).toBeNull(),
);
test.each(['', 'meera', 'https://linkedin.com.evil.example/in/x'])('%j is no profile', (text) =>
  expect(linkedInFault(text)).not.toBeNull(),
);

it('sends the named details as the contract has them', () => {
  expect(detailsOf(values, ['name', 'years', 'languages'])).toEqual({ years: 0, languages: ['Hindi'] });
  expect(Object.keys(detailsOf(values, WORK_FIELDS)).sort()).toEqual([...WORK_FIELDS].sort());
});

describe('the reachable steps', () => {
  test.each([
    [['name', 'headline'], ['about']],
    [
      ['headline', 'resume'],
      ['about', 'work'],
    ],
    [['languages'], ['about', 'work', 'knowledge']],
    [[], ['about', 'work', 'knowledge', 'availability', 'resume']],
  ] as const)('with %o missing are %o', (missing, steps) => {
    expect(reachableSteps(missing)).toEqual(steps);
  });
});
