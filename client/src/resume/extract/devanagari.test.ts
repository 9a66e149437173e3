import { expect, test } from 'vitest';
import { pdfOf, run } from '../testing/pdfOf.ts';
import { hasBrokenDevanagari, hasWholeDevanagari } from './devanagari.ts';

const pageOf = (text: string) => pdfOf(text.split('\n').map((line, index) => run(line, 36, 40 + 14 * index)));

test.each([
  ['a foreign letter for a conjunct', 'प्राथमिक णि?क्षिAका गणि=त कायD अनुभव स्कूल'],
  ['digits and quotes for conjuncts', "व3र्ष का अनुभव बि'क्री प्र देश काय3 में"],
  ['signs without a consonant', 'ाथमिक ेश में ंधन का अनुभव'],
  ['letters that are not there', 'माच\u0000 2025 उ\u0000ेश् िव\u0000ालय में'],
])('a text layer is broken: %s', (_, text) => {
  expect(hasBrokenDevanagari(pageOf(text))).toBe(true);
});

test.each([
  ['as it is spelled', 'कक्षा 4 से 7 के 160 विद्यार्थियों को गणित पढ़ाया\nदो वर्षों में औसत अंक 52% से बढ़ाकर 71% किए'],
  ['as it is drawn, the sign before its consonant', 'िशक्षा और िवद्यालय में गिणत पढ़ाया'],
  ['beside English', 'MS Word, Excel/एक्सेल (Google Classroom) में 3 वर्ष, B.Ed.'],
  ['with quotes and a slip', "'भारत' की एक “योजना”, Reactमें बनाया, हिंदी-अंग्रेज़ी अनुवाद किया"],
])('a text layer is sound: %s', (_, text) => {
  expect(hasBrokenDevanagari(pageOf(text))).toBe(false);
});

test('a word that is stored in several runs is one', () => {
  const runs = ['वि', 'द्या', 'ल', 'य'].map((text, index) => run(text, 36 + 10 * index, 40));
  expect(hasWholeDevanagari(pdfOf(runs.map((one) => ({ ...one, width: 10 }))))).toBe(true);
  expect(hasWholeDevanagari(pageOf('प ब्लि क स् कू ल'))).toBe(false);
});
