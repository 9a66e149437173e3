import { expect, test } from 'vitest';
import { isAnswered, isInQuestion } from './faqSearch.ts';

const RESCHEDULE = { question: 'Can I reschedule a session?', answer: 'Yes, before it starts.' };
const PROGRAM = { question: 'Which program should I choose?', answer: 'The programs page shows the price.' };
const GENUINE = { question: 'How do I know this isn’t a fraud?', answer: 'Meet a mentor first.' };
const APOSTROPHE = { question: 'Can’t I join?', answer: 'Rejoin within 10 minutes. Your résumé stays.' };
const RECORDED = { question: 'क्या इंटरव्यू रिकॉर्ड होते हैं?', answer: 'नहीं। आवाज़ सहेजी नहीं जाती।' };

test.each([
  [RESCHEDULE, 'RESCHEDULE A', true],
  [RESCHEDULE, 'reschedule session', false],
  [RESCHEDULE, '', true],
  [RESCHEDULE, ' before it STARTS ', true],
  [RESCHEDULE, 'postpone', true],
  [RESCHEDULE, 'price', false],
  [PROGRAM, 'Fees', true],
  [PROGRAM, 'refund', false],
  [GENUINE, 'genuine', true],
  [GENUINE, 'Scam', true],
  [RECORDED, 'इंटरव्यू', true],
  // The letter for "z" in the answer as one code point, typed as a letter with a dot and without the dot.
  [RECORDED, 'आवा\u091C\u093C', true],
  [RECORDED, 'आवाज', true],
  [RECORDED, 'इंटर\u200dव्यू', true],
  [APOSTROPHE, "can't", true],
  [APOSTROPHE, 'resume', true],
  [APOSTROPHE, '१० minutes', true],
])('%j answers "%s": %s', (faq, search, expected) => {
  expect(isAnswered(faq, search)).toBe(expected);
});

test.each([
  ['RESCHEDULE A', true],
  [' reschedule ', true],
  ['', true],
  ['before it starts', false],
  ['postpone', false],
])('the question has "%s": %s', (search, expected) => {
  expect(isInQuestion(RESCHEDULE.question, search)).toBe(expected);
});
