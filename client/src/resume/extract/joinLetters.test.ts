import { expect, test } from 'vitest';
import { run } from '../testing/pdfOf.ts';
import { joinLetters } from './joinLetters.ts';

const textsOf = (items: ReturnType<typeof run>[], stored: string) =>
  joinLetters(items, stored).map(({ text }) => text);
/** Letters one by one, `gap` points apart. */
const letters = (text: string, gap: number, size = 10) =>
  [...text].map((letter, index) => run(letter, 36 + index * (size * 0.5 + gap), 40, size));

test('letters that are only drawn apart are a word', () => {
  expect(textsOf([run('S K I L L S', 36, 40)], 'AwardsSKILLSJava')).toEqual(['SKILLS']);
  expect(textsOf([run('C O N TA C T', 36, 40), run('M E', 120, 40)], 'CONTACT ME')).toEqual([
    'CONTACT',
    'ME',
  ]);
  expect(textsOf([run('A s h a V e r m a', 36, 40)], 'AshaVermaResume')).toEqual(['Asha Verma']);
  expect(textsOf([run('2 0 1 8 - 0 3 - 0 1', 36, 40)], 'since 2018-03-01')).toEqual(['2018-03-01']);
  expect(textsOf(letters('ASHAVERMA', 2), 'Resume of ASHA VERMA')).toEqual(['ASHA VERMA']);
});

test('spaces that the file itself has between letters stay', () => {
  expect(textsOf([run('S K I L L S', 36, 40)], 'S K I L L S')).toEqual(['S K I L L S']);
  expect(textsOf([run('8 9 12 7', 36, 40)], 'Marks: 8 9 12 7')).toEqual(['8 9 12 7']);
  expect(textsOf([run('C V', 36, 40)], 'C V of Asha, CVs')).toEqual(['C V']);
});

test('small capitals behind a large one are one word, and letters far apart are none', () => {
  const items = [run('E', 36, 40, 14, true), run('DUCATION', 43, 40, 10, true), run('IIT', 150, 40)];
  expect(joinLetters(items, '')).toMatchObject([
    { text: 'EDUCATION', x: 36, width: 47, size: 14, isBold: true },
    { text: 'IIT' },
  ]);
  expect(textsOf(letters('ABCDE', 40), 'ABCDE')).toEqual(['A', 'B', 'C', 'D', 'E']);
});
