import { expect, test } from 'vitest';
import { parseResume } from '../../../../resume/parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../../../../resume/testing/pdfOf.ts';
import { skillsRead } from './skillsRead.ts';

const read = (...lines: string[]) =>
  skillsRead(parseResume(resumeOf([['Skills', lines]])).sections).map(({ group, skills }) => [
    group,
    ...skills,
  ]);

test('a line of skills is split at its commas, and its label stands apart', () => {
  expect(read('Languages: Java, SQL, Java', 'Docker | Git | Linux.')).toEqual([
    ['Languages', 'Java', 'SQL'],
    [null, 'Docker', 'Git', 'Linux'],
  ]);
});

test('what stands in brackets belongs to its skill, and names with marks stay whole', () => {
  expect(read('Python (pandas, NumPy), C++, CI/CD, .NET')).toEqual([
    [null, 'Python (pandas, NumPy)', 'C++', 'CI/CD', '.NET'],
  ]);
});

test('a bullet before a skill is none of it', () => {
  expect(read('• Tally Prime', '• GST returns')).toEqual([
    [null, 'Tally Prime'],
    [null, 'GST returns'],
  ]);
});

test('labels on lines of their own stand before their lists, and words in boxes are a skill each', () => {
  expect(read('Languages', 'Java, SQL', 'Cloud tools', 'Docker, Git')).toEqual([
    ['Languages', 'Java', 'SQL'],
    ['Cloud tools', 'Docker', 'Git'],
  ]);
  const boxes = [run('Quality control', 36, 106), run('Billing', 121, 106), run('Total station', 166, 106)];
  const page = pdfOf([...HEAD, run('Skills', 36, 90, 12, true), ...boxes]);
  expect(skillsRead(parseResume(page).sections).map(({ skills }) => skills)).toEqual([
    ['Quality control', 'Billing', 'Total station'],
  ]);
});
