import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, resumeOf, run } from '../testing/pdfOf.ts';
import { phoneFrom } from './phones.ts';

/** The numbers of a resume with this line below the name. */
function phonesOf(line: string, ...more: string[]) {
  const head = [...HEAD.slice(0, 1), run(line, 36, 56)];
  return parseResume(resumeOf([['Education', ['B.Tech, 2025', ...more]]], { head })).contact.phones.map(
    ({ value, issue }) => [value, issue],
  );
}

describe('a mobile number with a digit too few or too many', () => {
  test.each([
    ['asha@post.example | 98765 4321', '+91987654321'],
    ['asha@post.example | 987654321', '+91987654321'],
    ['asha@post.example | 98765432101', '+9198765432101'],
    ['asha@post.example | 98765 432101', '+9198765432101'],
    ['Mobile: 0987654321', '+91987654321'],
  ])('is found, and its length is wrong: %s', (line, value) => {
    expect(phonesOf(line)).toEqual([[value, 'wrongLength']]);
  });

  test('is looked for among the contact details alone, where there is no whole number', () => {
    expect(phonesOf('asha@post.example', 'Seat 987654321')).toEqual([]);
    expect(phonesOf('98765 43210 | 987654321')).toEqual([['+919876543210', null]]);
  });

  test.each(['Roll No: 912345678', 'Registration 98765432101', 'Enrolment no. 987654321'])(
    'is not the number of something else: %s',
    (line) => {
      expect(phonesOf(line)).toEqual([]);
    },
  );
});

test.each([
  ['98765 43210', '+919876543210', null],
  ['98765 4321', '+91987654321', 'wrongLength'],
  ['12345', '12345', 'wrongLength'],
  ['0112345678', '0112345678', 'noCountry'],
])('a number that is written by hand is judged by its length: %s', (text, value, issue) => {
  expect(phoneFrom(text)).toEqual({ value, issue });
});
