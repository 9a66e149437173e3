import { expect, test } from 'vitest';
import { phoneLength } from './phoneLengths.ts';
import { readPhones } from './phones.ts';

test.each([
  ['India', '+91 98765 4321', '+91', 9, '+91 81234 56789'],
  ['the United States', '+1 212 555 014', '+1', 9, '+1 201 555 0123'],
  ['France', '+33 6 12 34 56 7', '+33', 8, '+33 6 12 34 56 78'],
  ['Singapore', '+65 8123 45678', '+65', 9, '+65 8123 4567'],
  ['the United Kingdom', '+44 7400 1234', '+44', 8, '+44 7400 123456'],
  ['Nepal', '+977 984 123', '+977', 6, '+977 984 1234567'],
])('a number of a wrong length is compared with those of %s: %s', (_, written, code, digits, example) => {
  const [phone] = readPhones(written);
  expect(phone?.issue).toBe('wrongLength');
  expect(phoneLength(phone?.value ?? '')).toEqual({ code, digits, example });
});

test('German numbers have many lengths, and only some of them are wrong', () => {
  expect(readPhones('+49 30 123456')).toEqual([{ value: '+4930123456', issue: null }]);
  expect(phoneLength('+4930123456')).toMatchObject({ code: '+49', digits: 8, example: '+49 1512 3456789' });
});

test('a number without a country has no length to compare with', () => {
  expect(phoneLength('(555) 123-4567')).toBeNull();
});
