import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { useWhen } from './when.ts';

/** 6:30 pm in India. */
const EVENING = '2026-11-20T13:00:00.000Z';
/** Half past midnight in India, the day before in UTC. */
const NIGHT = Date.parse('2026-11-19T19:00:00.000Z');
const NOW = Date.parse(EVENING);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function whenIn(language: string) {
  i18n.activate(language);
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n, children });
  return renderHook(() => useWhen(), { wrapper }).result.current;
}

afterAll(() => i18n.activate('en'));

describe('an instant is worded by India’s clock', () => {
  test.each([
    ['en', EVENING, 'Fri, 20 November', '20 November 2026', '6:30 pm IST'],
    ['hi', EVENING, 'शुक्र, 20 नवंबर', '20 नवंबर 2026', 'शाम 6:30 IST'],
    ['en', NIGHT, 'Fri, 20 November', '20 November 2026', '12:30 am IST'],
    ['hi', NIGHT, 'शुक्र, 20 नवंबर', '20 नवंबर 2026', 'रात 12:30 IST'],
  ])('in %s: %s', (language, instant, day, date, time) => {
    const when = whenIn(language);
    expect([when.day(instant), when.date(instant), when.time(instant)]).toEqual([day, date, time]);
  });

  test('a day of a pack is the same day everywhere, with two digits in English', () => {
    expect([whenIn('en'), whenIn('hi')].map(({ packDay }) => packDay('2026-11-05'))).toEqual([
      '05 November 2026',
      '5 नवंबर 2026',
    ]);
  });

  test('and by another one, with the day where that differs', () => {
    const { localTime } = whenIn('en');
    expect(localTime(EVENING, 'Europe/London')).toBe('1:00 pm');
    expect(localTime(NIGHT, 'Europe/London')).toBe('Thu, 19 November, 7:00 pm');
  });
});

describe('how far an instant is from now', () => {
  test.each([
    [-30_000, 'now', 'अब'],
    [30_000, 'now', 'अब'],
    [-90_000, '1 minute ago', '1 मिनट पहले'],
    [59 * MINUTE, 'in 59 minutes', '59 मिनट में'],
    [-DAY, '1 day ago', '1 दिन पहले'],
    [DAY, 'in 1 day', '1 दिन में'],
    [-29 * DAY, '29 days ago', '29 दिन पहले'],
    [-800 * DAY, '2 years ago', '2 वर्ष पहले'],
  ])('%i ms: %s', (distance, english, hindi) => {
    expect(whenIn('en').ago(NOW + distance, NOW)).toBe(english);
    expect(whenIn('hi').ago(NOW + distance, NOW)).toBe(hindi);
  });
});
