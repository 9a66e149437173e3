import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, run } from '../testing/pdfOf.ts';

/** Lines below each other; those with a mark before them stand further in, as bullets whose dots are drawn. */
function column(x: number, top: number, lines: readonly string[], indent = 12) {
  return lines.map((line, index) =>
    line.startsWith('- ')
      ? run(line.slice(2), x + indent, top + 13 * index)
      : run(line, x, top + 13 * index, /^[A-Z ]+$/.test(line) ? 12 : 10, /^[A-Z ]+$/.test(line)),
  );
}

const LEFT = ['S K I L L S', 'Java, Python, SQL', 'Git, Docker', 'L A N G U A G E S', 'English, Hindi'];
const RIGHT = [
  'E X P E R I E N C E',
  'Software Intern, Nimbus Labs, Jun 2024 – Aug 2024',
  '- Built a REST API that serves 40,000 users',
  '- Reduced the load time by 35% for all pages',
  '- Wrote 120 unit tests and raised coverage',
  '- Documented the service for three interns',
  'E D U C A T I O N',
  'B.Tech, Anna University, 2021 – 2025, CGPA 8.4/10',
];
const kindsOf = (items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf(items)).sections.flatMap(({ kind, heading }) => (heading ? [kind] : []));

test('a column of which most lines are bullets begins at its edge, not at that of the bullets', () => {
  const bullets = Array.from(
    { length: 12 },
    (_, index) => `- Solved ${index + 3} problems of the service for the team`,
  );
  const right = [...RIGHT.slice(0, 2), ...bullets, ...RIGHT.slice(2)];
  const resume = parseResume(pdfOf([...HEAD, ...column(36, 90, LEFT), ...column(220, 90, right)]));
  expect(resume.columns).toBe(2);
  expect(resume.sections.map(({ kind }) => kind)).toEqual([
    'top',
    'skills',
    'languages',
    'experience',
    'education',
  ]);
  expect(resume.entries.map(({ organisation }) => organisation)).toEqual(['Nimbus Labs', 'Anna University']);
});

test('headings of two columns that touch are two', () => {
  // 174 points wide, so that 10 points are left to the right column.
  const left = ['T E C H N I C A L S K I L L S', ...LEFT.slice(1)];
  const items = [...HEAD, ...column(36, 90, left), ...column(220, 90, RIGHT)];
  expect(kindsOf(items)).toEqual(['skills', 'languages', 'experience', 'education']);
});

test('bullets whose dots are drawn stand further in than their heading, also without a title', () => {
  const achievements = [
    'A W A R D S',
    '- Won the state round of a national contest',
    '- Ranked 4th of 120 students',
  ];
  const { statements } = parseResume(
    pdfOf([...HEAD, ...column(36, 90, RIGHT), ...column(36, 210, achievements)]),
  );
  expect(statements.filter(({ section }) => section === 'achievements').map(({ mark }) => mark)).toEqual([
    'drawn',
    'drawn',
  ]);
});

test('the last word of a drawn bullet is no bullet, though it has a capital', () => {
  const lines = [
    'Software Intern, Nimbus Labs, Jun 2024 – Aug 2024',
    '- Cut the median response time from 840 ms to 210 ms in',
    '- Redis',
    '- Wrote 120 tests for the service, with which the team of',
    '- Pune releases',
  ];
  const resume = parseResume(
    pdfOf([...HEAD, run('EXPERIENCE', 36, 90, 12, true), ...column(36, 106, lines)]),
  );
  expect(resume.statements.map(({ text }) => text)).toEqual([
    'Cut the median response time from 840 ms to 210 ms in Redis',
    'Wrote 120 tests for the service, with which the team of Pune releases',
  ]);
});

test('the name is the largest line of the page, also beside a column that comes first', () => {
  const skills = [
    'CONTACT',
    'Pune',
    ...Array.from({ length: 16 }, (_, index) => `Skill Number${'abcdefghijklmnop'[index]}`),
  ];
  const items = [
    ...column(36, 50, skills),
    run('Ananya Deshpande', 220, 50, 24, true),
    ...column(220, 90, RIGHT),
  ];
  expect(parseResume(pdfOf(items)).contact.name?.value).toBe('Ananya Deshpande');
});
