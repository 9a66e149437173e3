import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['Asha Devi Rao', 'AR'],
  ['🇮🇳 Raj', 'R'],
  ['(Ravi) Rao', 'RR'],
  ['\'Asha\' "Rao"', 'AR'],
  ['ßeta Test', 'ßT'],
  ['श्रीमती क्षमा', 'श्रीक्ष'],
  ['तमिल', 'त'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['2 Fast', '2F'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['𑄌𑄋𑄴 𑄟', '𑄌𑄟'],
  ['', ''],
])('of %s: %s', (name, expected) => expect(initials(name)).toBe(expected));
