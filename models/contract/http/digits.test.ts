import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

test.each([
  ['ASCII', '0123456789'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full width', '０１２３４５６７８９'],
  ['Chakma', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospaced, behind other digits', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('reads the digits of %s', (_, text) => {
  expect(asciiDigits(text)).toBe('0123456789');
});

test('leaves all other text as it is', () => {
  expect(asciiDigits('+९१ (98) Ⅷ ½ ² १०वीं')).toBe('+91 (98) Ⅷ ½ ² 10वीं');
});

test('reads every digit of Unicode like the others of its script', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((text) => /\p{Nd}/u.test(text));
  expect(all.length % 10).toBe(0);
  expect(asciiDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
});
