import { expect, test } from 'vitest';
import { formatCardNumber, formatCvv, formatExpiry } from './cardFormat.ts';

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111 1111 1111 11112', '4111 1111 1111 1111'],
  ['4111-11', '4111 11'],
  ['4111', '4111'],
  ['', ''],
])('a card number typed as "%s" reads "%s"', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['1234', '12/34'],
  ['12/3', '12/3'],
  ['12/', '12'],
  ['1', '1'],
])('an expiry typed as "%s" reads "%s"', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('a CVV has three digits', () => {
  expect(formatCvv('12a345')).toBe('123');
});
