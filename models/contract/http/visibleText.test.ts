import { expect, test } from 'vitest';
import { PersonName } from '../accounts/accounts.ts';
import { isVisibleText, tidyLine } from './visibleText.ts';

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['a direction override', '\u202eabc'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a lone surrogate', 'a\ud800'],
  ['90 accents on one letter', `a${'\u0301'.repeat(90)}`],
  ['marks without a letter', '\u0301\u0301'],
  ['a letter drawn as nothing', '\u3164'],
  ['an empty Braille pattern', '\u2800'],
  ['two joiners', 'a\u200d\u200db'],
  ['a line separator', 'a\u2028b'],
  ['a private character', '\ue000'],
])('%s is no name', (_, text) => {
  expect(isVisibleText(text)).toBe(false);
  expect(PersonName.safeParse(text).success).toBe(false);
});

test.each([
  ['English', 'Asha Rao'],
  ['Hindi', 'प्रिया क्षत्रिय'],
  ['Hindi with a joiner', 'शक्\u200dति'],
  ['Vietnamese in decomposed letters', 'Nguye\u0302\u0303n'],
  ['Tamil', 'ஸ்ரீனிவாசன்'],
  ['Urdu', 'عائشہ'],
  ['an apostrophe and a hyphen', "Anne-Marie O'Neil"],
])('a name in %s is one', (_, text) => {
  expect(PersonName.parse(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['a joiner at the end', 'संजय\u200d', 'संजय'],
  ['a non-joiner at the end of a word', 'राधाकृष्णन\u200c राव', 'राधाकृष्णन राव'],
  ['joiners before a word', 'अमित \u200d\u200cराव', 'अमित राव'],
  ['a joiner inside a word', 'शक्\u200dति', 'शक्\u200dति'],
  ['soft hyphens', 'As\u00adha Rao\u00ad', 'Asha Rao'],
  ['direction marks', '\u200eAsha\u200f', 'Asha'],
  ['a byte order mark and spaces', ' \ufeffAsha \ufeff', 'Asha'],
  ['a zero-width space', 'Asha\u200b Rao', 'Asha Rao'],
  ['decomposed letters', 'Jose\u0301', 'Jos\u00e9'],
])('of a name, %s is tidied', (_, typed, stored) => {
  expect(tidyLine(typed)).toBe(stored);
  expect(PersonName.parse(typed)).toBe(stored);
});
