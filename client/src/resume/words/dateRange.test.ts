import { describe, expect, test } from 'vitest';
import { dateOf, dateRangeIn } from './dateRange.ts';

describe('the present', () => {
  test.each([
    ['Jan 2021 to date', '2021-01'],
    ['Jan 2021 – to date', '2021-01'],
    ['Analyst, March 2020 till date', '2020-03'],
    ['2019 - till date', '2019'],
    ['Jan 2021 till now', '2021-01'],
    ['June 2022 onwards', '2022-06'],
    ['2022 - Onward', '2022'],
    ['अप्रैल 2020 – वर्तमान', '2020-04'],
    ['अप्रैल 2020 से अब तक', '2020-04'],
  ])('ends "%s"', (text, from) => {
    expect(dateRangeIn(text)).toMatchObject({ from, to: 'present' });
  });

  test('is no part of other words', () => {
    expect(dateRangeIn('Kept records up to dateline, 2021')).toMatchObject({ from: null, to: '2021' });
    expect(dateRangeIn('Moved onwards')).toBeNull();
    expect(dateRangeIn('Joined 2021, onwardsoft')).toMatchObject({ from: null, to: '2021' });
  });
});

describe('a Hindi month', () => {
  test.each([
    ['जनवरी 2021', '2021-01'],
    ['जन॰ 2021', '2021-01'],
    ['फ़रवरी 2021', '2021-02'],
    ['फरवरी, 2021', '2021-02'],
    ['फ़र॰ 2021', '2021-02'],
    ['मार्च 2025', '2025-03'],
    ['अप्रैल 2020', '2020-04'],
    ['मई 2020', '2020-05'],
    ['जून 2021', '2021-06'],
    ['जुलाई 2021', '2021-07'],
    ['अगस्त 2021', '2021-08'],
    ['सितंबर 2021', '2021-09'],
    ['सितम्बर 2021', '2021-09'],
    ['अक्टूबर 2021', '2021-10'],
    ['अक्तूबर 2021', '2021-10'],
    ['नवम्बर 2021', '2021-11'],
    ['दिसंबर 2021', '2021-12'],
    ['दिस. 2021', '2021-12'],
  ])('is read: %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  test.each([
    ['जून 2021 – मार्च 2025', '2021-06', '2025-03'],
    ['जून 2021 से मार्च 2025 तक', '2021-06', '2025-03'],
    ['जून – अगस्त 2024', '2024-06', '2024-08'],
  ])('begins and ends a span: %s', (text, from, to) => {
    expect(dateRangeIn(text)).toMatchObject({ from, to });
  });

  test('is no part of a word, and no word without a year', () => {
    expect(dateOf('नवीन 2021')).toBeNull();
    expect(dateRangeIn('मार्च')).toBeNull();
  });
});

test.each([
  ['2022-03 – Current', '2022-03', 'present'],
  ['2018-01 - 2019-06', '2018-01', '2019-06'],
  ['2006-07 — 2012-04', '2006-07', '2012-04'],
  ['2006-07 to 2009-10', '2006', '2010'],
  ['2021.04 → 2022.11', '2021-04', '2022-11'],
  ['2012 → 2015', '2012', '2015'],
  ['2012-06 — Present', '2012-06', 'present'],
  ['Administrator (2019–)', '2019', 'present'],
  ['15 March 2011 – 31 August 2015', '2011-03', '2015-08'],
  ['1st June 2020 to 30th May 2021', '2020-06', '2021-05'],
  ['2011-12', '2011', '2012'],
  ['MAR 2019 TO TILL NOW', '2019-03', 'present'],
  ['Between 2006 and 2011 I taught', '2006', '2011'],
  ['B.Com. 2012 - 61%', null, '2012'],
  ['2014 – 58.2%', null, '2014'],
])('the span in "%s"', (text, from, to) => {
  expect(dateRangeIn(text)).toMatchObject({ from, to });
});

test('"now" before a name is no date', () => {
  expect(dateRangeIn('Nimbus Software (now Palash)')).toBeNull();
});

test('a grade before a span is no date, and a character without a meaning between two dates is a dash', () => {
  expect(dateRangeIn('M.B.A., City College, 7.6/10. 2014 – 2016')).toMatchObject({
    from: '2014',
    to: '2016',
  });
  expect(dateRangeIn('Mar 2021 \u0015 Present')).toMatchObject({ from: '2021-03', to: 'present' });
  expect(dateRangeIn('2016 \uFFFD 2018')).toMatchObject({ from: '2016', to: '2018' });
});
