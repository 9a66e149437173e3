import { expect, test } from 'vitest';
import { fitsSearch } from './faqSearch.ts';

test.each([
  ['Can I reschedule a session?', 'RESCHEDULE A', true],
  ['Can I reschedule a session?', 'reschedule session', false],
  ['Can I reschedule a session?', '', true],
  ['क्या इंटरव्यू रिकॉर्ड होते हैं?', 'इंटरव्यू', true],
  // The letter for "z" as one code point in the question, and typed as a letter with a dot.
  ['इस\u095Bरूरत', 'ज\u093Cरूरत', true],
])('"%s" contains "%s": %s', (question, search, expected) => {
  expect(fitsSearch(question, search)).toBe(expected);
});
