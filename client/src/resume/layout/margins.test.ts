import { expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';

const sectionsOf = (items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf(items)).sections.flatMap(({ kind, heading }) => (heading ? [[kind, heading.text]] : []));

test('headings in the left margin begin their sections, and what stands beside them is content', () => {
  const margin = (heading: string, y: number, lines: readonly string[]) => [
    run(heading, 170 - heading.length * 9, y, 18),
    ...lines.map((line, index) => run(line, 183, y + 15 * index, index === 0 ? 14 : 10, index === 0)),
  ];
  const items = [
    ...HEAD,
    ...margin('Work', 90, ['Software Engineer', 'Backwater Labs', 'Jul 2023 – Present']),
    ...margin('Education', 150, [
      'Kochi College of Engineering',
      'B.Tech in Computer Science',
      'Aug 2019 – May 2023',
    ]),
    ...margin('Awards', 210, ['First prize of a contest', 'Among 120 teams']),
    ...margin('Skills', 260, ['Tools', 'Docker, Git, PostgreSQL']),
    ...margin('Languages', 310, ['Malayalam', 'Native']),
  ];
  expect(sectionsOf(items)).toEqual([
    ['experience', 'Work'],
    ['education', 'Education'],
    ['achievements', 'Awards'],
    ['skills', 'Skills'],
    ['languages', 'Languages'],
  ]);
  const { columns, entries } = parseResume(pdfOf(items));
  expect(columns).toBe(1);
  expect(entries).toMatchObject([
    { title: 'Software Engineer', organisation: 'Backwater Labs', from: '2023-07', to: 'present' },
    { title: 'B.Tech in Computer Science', organisation: 'Kochi College of Engineering' },
  ]);
});

test('groups of skills are no sections of their own', () => {
  const items = [
    ...HEAD,
    run('EDUCATION', 36, 90, 12, true),
    run('B.Tech, Anna University, 2025', 36, 106),
    run('SKILLS', 36, 130, 12, true),
    run('Languages', 36, 146, 10, true),
    run('Java, Go, SQL', 36, 160),
    run('Tools', 36, 174, 10, true),
    run('Docker, Kubernetes', 36, 188),
    run('PROJECTS', 36, 212, 12, true),
    run('Boat Timings', 36, 228),
  ];
  expect(sectionsOf(items).map(([kind]) => kind)).toEqual(['education', 'skills', 'projects']);
});

test('glyphs of a symbol font without a character are marks of a list', () => {
  const content = resumeOf([
    ['Education', ['B.Tech, 2025']],
    ['Experience', ['Intern, Nimbus Labs', '\u0000 Built a tool for 40 users', '\u0000 Wrote 12 reports']],
  ]);
  const resume = parseResume(content);
  expect(resume.statements.map(({ text }) => text)).toEqual([
    'Built a tool for 40 users',
    'Wrote 12 reports',
  ]);
  const plain = analyseResume(resume, null)
    .rules.flatMap(({ checks }) => checks)
    .find(({ id }) => id === 'plainText');
  expect(plain?.points).toBe(plain?.maximum);
});

test('a heading in the margin may be wrapped, and its first job has bullets that are drawn', () => {
  const items = [
    ...HEAD,
    run('Education', 36, 90, 14, true),
    run('B.Tech, Anna University', 150, 90),
    run('2021 – 2025', 480, 90),
    run('Experience', 36, 120, 14, true),
    run('Software Intern, Nimbus Labs', 150, 120),
    run('Jun 2024 – Aug 2024', 460, 120),
    run('Built a REST API that serves 40,000 users', 161, 132),
    run('Reduced the load time by 35%', 161, 144),
    run('Technical', 36, 170, 14, true),
    run('Languages: Java, Python', 150, 170),
    run('Databases: MySQL', 150, 182),
    run('Skills', 36, 186, 14, true),
    run('Tools: Git, Docker', 150, 194),
  ];
  const { entries, statements, sections } = parseResume(pdfOf(items));
  expect(sectionsOf(items)).toEqual([
    ['education', 'Education'],
    ['experience', 'Experience'],
    ['skills', 'Technical Skills'],
  ]);
  expect(sections.at(-1)?.lines).toHaveLength(3);
  expect(entries.filter(({ kind }) => kind === 'experience')).toMatchObject([
    { title: 'Software Intern', organisation: 'Nimbus Labs', from: '2024-06', to: '2024-08' },
  ]);
  expect(statements.map(({ mark }) => mark)).toEqual(['drawn', 'drawn']);
});

test('headings that are centred beside their sections begin them', () => {
  const section = (heading: string, lines: readonly string[], y: number) => [
    ...lines.map((line, index) => run(line, 200, y + index * 13)),
    run(heading, 60, y + (lines.length - 1) * 6.5, 12),
  ];
  const { sections } = parseResume(
    pdfOf([
      ...HEAD,
      ...section('Summary', ['Clerk with nine years in banks', 'and in two schools of the coast'], 100),
      ...section('Languages', ['Odia, native', 'Hindi, fluent', 'English, fluent'], 160),
      ...section('Skills', ['Office: Excel, Tally', 'Digital: Forms, Sheets'], 230),
    ]),
  );
  expect(sections.slice(1).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['summary', 2],
    ['languages', 3],
    ['skills', 2],
  ]);
});
