import { expect, test } from 'vitest';
import { PersonName } from '../people/accounts.ts';
import { isVisibleText } from './visibleText.ts';

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['a direction override', '\u202eabc'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a lone surrogate', 'a\ud800'],
  ['90 accents on one letter', `a${'\u0301'.repeat(90)}`],
  ['marks without a letter', '\u0301\u0301'],
  ['a letter drawn as nothing', '\u3164'],
  ['an empty Braille pattern', '\u2800'],
  ['a joiner at the end', 'Asha\u200d'],
  ['two joiners', 'a\u200d\u200db'],
  ['a soft hyphen', 'As\u00adha'],
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
  expect(PersonName.parse(text)).toBe(text);
});
