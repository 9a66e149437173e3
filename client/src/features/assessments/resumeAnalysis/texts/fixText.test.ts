import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { analyseResume } from '../../../../resume/analyseResume.ts';
import { parseResume } from '../../../../resume/parseResume.ts';
import { HEAD, resumeOf, run } from '../../../../resume/testing/pdfOf.ts';
import { fixText, phoneFix, titleText } from './fixText.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** What the page says about the phone number of a resume that has this one. */
function saidOf(phone: string): string {
  const head = [...HEAD.slice(0, 1), run(`asha.verma@post.example | ${phone} | github.com/asha`, 36, 56)];
  const { rules } = analyseResume(parseResume(resumeOf([['Education', ['B.Tech, 2025']]], { head })), null);
  const check = rules.flatMap(({ checks }) => checks).find(({ id }) => id === 'phone');
  if (!check) throw new Error('no check of the phone number');
  return check.points === check.maximum ? '' : i18n._(fixText(check)).replaceAll('\u00a0', ' ');
}

test.each([
  ['+91 98765 4321', /9 digits after \+91, which is too few.*looks like \+91 81234 56789/],
  ['+1 212 555 014', /9 digits after \+1,.*looks like \+1 201 555 0123/],
  ['+33 6 12 34 56 7', /8 digits after \+33.*looks like \+33 6 12 34 56 78/],
  ['+65 8123 45678', /9 digits after \+65, which is too many.*looks like \+65 8123 4567/],
  ['+44 7400 1234', /8 digits after \+44.*looks like \+44 7400 123456/],
  ['+977 984 123', /6 digits after \+977.*looks like \+977 984 1234567/],
])('%s is told by the numbers of its country', (phone, said) => {
  expect(saidOf(phone)).toMatch(said);
});

test.each(['+49 30 123456', '+1 212 555 0148', '+44 7400 123456', '98765 43210'])(
  'of %s nothing is said',
  (phone) => {
    expect(saidOf(phone)).toBe('');
  },
);

test('a number stands in one line', () => {
  expect(i18n._(phoneFix('+919876543'))).toContain('+91\u00a081234\u00a056789');
});

test('without a number any country is meant', () => {
  expect(saidOf('Pune')).toBe('Add your phone number with its country code, such as +91 98765 43210.');
});

test('who writes little is told how much, and one page is right for a first job', () => {
  const of = (words: number, least: number, firstJob: 0 | 1) => {
    const check = { id: 'words' as const, lost: [], values: { words, least, most: 1_000, firstJob } };
    return [i18n._(titleText(check)), i18n._(fixText(check))];
  };
  expect(of(90, 120, 1)).toEqual([
    '120 to 1,000 words',
    expect.stringMatching(/One page is right for a first job/),
  ]);
  expect(of(90, 200, 0)).toEqual(['200 to 1,000 words', expect.stringMatching(/at least 200 words/)]);
  expect(of(1_400, 200, 0)[1]).toMatch(/Cut what/);
});
