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
  ['1,20,000', 120_000],
  ['120,000', 120_000],
  ['1,20,00,000.5', 12_000_000.5],
  ['12,000,000', 12_000_000],
  ['₹1,000', 1_000],
  ['12.', 12],
  ['−12', -12],
  ['-₹ 12', -12],
  ['+12', 12],
  ['15 %', 15],
])('"%s" is read as a number', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  ...['', ' ', '.', ',', '-', 'ten', '1.2.3', '1e9', '--4', '+-4', '5 lakh', 'Infinity', '9'.repeat(400)],
  ...[
    '12,5',
    '1,5',
    '1 2',
    '1,2,3',
    '12,00',
    '1,20,00',
    '1,200,00',
    '1234,567',
    '1,20 000',
    '1,000,',
    ',100',
    '1.5,000',
    '1%2',
    '1₹2',
  ],
])('"%s" is no number', (text) => {
  expect(typedNumber(text)).toBeNull();
});

test('numbers are written in lakhs', () => {
  expect(caseNumber(900_000)).toBe('9,00,000');
});
