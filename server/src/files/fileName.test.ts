import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['लक्ष्\u200dमी.pdf', 'लक्ष्\u200dमी.pdf'],
  ['क्\u200cष.pdf', 'क्\u200cष.pdf'],
  ['family 👨‍👩‍👧 ❤️.pdf', 'family 👨‍👩‍👧 ❤️.pdf'],
  ['संजय\u200d.pdf', 'संजय.pdf'],
  ['\ufeffRe\u00adsume\u0301\u200e.docx', 'Resum\u00e9.pdf'],
  ['a\u202efdp.exe', 'a fdp.pdf'],
  ['../..\\a:b*?"<>|.pdf', 'a b.pdf'],
  ['a\u0000\n\tb.pdf', 'a b.pdf'],
  ['\u200b\u200d.pdf', 'file.pdf'],
])('%j is kept as %j', (given, kept) => expect(fileName(given, 'file', 'pdf')).toBe(kept));

test('a long name is cut between characters, never inside one', () => {
  const name = fileName(`${'a'.repeat(95)}${'👨‍👩‍👧'.repeat(3)}`, 'file', 'pdf');
  expect(name).toBe(`${'a'.repeat(95)}.pdf`);
  expect(fileName('क्षा'.repeat(60), 'file', 'pdf')).toBe(`${'क्षा'.repeat(25)}.pdf`);
});
