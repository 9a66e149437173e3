import { describe, expect, it, test } from 'vitest';
import { ageOn, birthDateFault, isAdult, isDay } from './age.ts';

/** An instant in India's time. */
const india = (text: string) => Date.parse(`${text}+05:30`);

describe('an age', () => {
  it('grows at midnight in India, wherever the server stands', () => {
    expect(ageOn('2008-11-22', india('2026-11-21T23:59:59'))).toBe(17);
    expect(ageOn('2008-11-22', india('2026-11-22T00:00:00'))).toBe(18);
    expect(isAdult('2008-11-22', india('2026-11-21T23:59:59'))).toBe(false);
    expect(isAdult('2008-11-22', india('2026-11-22T00:00:00'))).toBe(true);
  });

  it('of a leap day grows on 1 March', () => {
    expect(ageOn('2008-02-29', india('2026-02-28T12:00:00'))).toBe(17);
    expect(ageOn('2008-02-29', india('2026-03-01T12:00:00'))).toBe(18);
    expect(ageOn('2004-02-29', india('2024-02-29T12:00:00'))).toBe(20);
  });
});

test.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['2004-13-01', false],
  ['04-02-01', false],
  ['2004-02-29T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2013-11-22', null],
  ['2013-11-23', 'too_young'],
  ['2026-11-22', 'too_young'],
  ['2026-11-23', 'in_future'],
  ['2001-06-31', 'no_date'],
  ['1926-11-22', null],
  ['1925-11-22', 'too_old'],
])('born on %s: %s', (dateOfBirth, fault) => {
  expect(birthDateFault(dateOfBirth, india('2026-11-22T12:00:00'))).toBe(fault);
});
