import { expect, test } from 'vitest';
import { caseNumber, typedNumber } from './caseTexts.ts';

test.each([
  ['750', 750],
  ['9,00,000', 900_000],
  ['₹ 49.88', 49.88],
  ['15%', 15],
  ['-3.5', -3.5],
  ['.5', 0.5],
  ['12 000', 12_000],
])('"%s" is read as a number', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', 'ten', '1.2.3', '1e9', '--4', '5 lakh', 'Infinity'])('"%s" is no number', (text) => {
  expect(typedNumber(text)).toBeNull();
});

test('numbers are written in lakhs', () => {
  expect(caseNumber(900_000)).toBe('9,00,000');
});
