import { expect, test } from 'vitest';
import { gradeText, lineOf, lineWithGrade, readGrade } from './writtenGrade.ts';

test.each([
  ['8.4/10', '8.4/10'],
  ['8.4', '8.4/10'],
  ['CGPA: 8.4', '8.4/10'],
  ['3.6/4', '3.6/4'],
  ['91%', '91%'],
  ['91.2', '91.2%'],
  ['९१%', '91%'],
])('%s is a grade', (written, shown) => {
  const grade = readGrade(written);
  expect(grade && gradeText(grade)).toBe(shown);
});

test.each(['', 'first class', '1200', 'A+'])('“%s” is none', (written) => {
  expect(readGrade(written)).toBeNull();
});

test('a grade is found by its number, not by digits of another one', () => {
  const lines = ['Batch of 2084', 'B.Tech 8.40 2024'].map(lineOf);
  const grade = readGrade('8.4');
  expect(grade && lineWithGrade(lines, grade)?.text).toBe('B.Tech 8.40 2024');
  expect(grade && lineWithGrade(lines.slice(0, 1), grade)).toBeNull();
});
