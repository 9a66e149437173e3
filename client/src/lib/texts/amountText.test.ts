import { timeParts } from '@preproom/models/contract/sessions/meetingTime';
import { describe, expect, test } from 'vitest';
import { amountTexts } from './amountText.ts';

describe.each([
  [
    'en-IN',
    ['42 min', '20 sec', '0.4 sec', '1 min'],
    ['310 MB', '3.1 MB'],
    ['5 days', '2 hr 5 min', '1 hr', '12 min', '45 sec'],
  ],
  [
    'hi-IN',
    ['42 मिनट', '20 सेकंड', '0.4 सेकंड', '1 मिनट'],
    ['310 मेगाबाइट', '3.1 मेगाबाइट'],
    ['5 दिन', '2 घंटे 5 मिनट', '1 घंटा', '12 मिनट', '45 सेकंड'],
  ],
])('in %s', (locale, durations, data, spans) => {
  const { averageText, dataText, durationText, numberText, rupeesText, spanText } = amountTexts(locale);

  test('money and numbers are grouped as in India', () => {
    expect([125_000, 7999, 5332.5, 0].map(rupeesText)).toEqual(['₹1,25,000', '₹7,999', '₹5,332.50', '₹0']);
    expect([1_234_567.89, 4, 3.25].map(numberText)).toEqual(['12,34,567.9', '4', '3.3']);
    expect([4, 3.25].map(averageText)).toEqual(['4.0', '3.3']);
  });

  test('durations and amounts of data are in words', () => {
    expect([42 * 60_000, 20_000, 400, 59_600].map(durationText)).toEqual(durations);
    expect([310_000_000, 3_120_000].map(dataText)).toEqual(data);
  });

  test('a span until or since a start says its largest units', () => {
    const minutes = [5 * 24 * 60 + 21 * 60, 125, 60, 12.5, 0.75];
    expect(minutes.map((count) => spanText(timeParts(count * 60_000)))).toEqual(spans);
  });
});
