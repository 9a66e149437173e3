import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';

const headingsOf = (content: Parameters<typeof parseResume>[0]) =>
  parseResume(content).sections.flatMap(({ kind, heading }) => (heading ? [`${kind}: ${heading.text}`] : []));

test('employers in the look of headings are none', () => {
  const items = [
    ...HEAD,
    ...[
      'Work Experience',
      'Nimbus Boards',
      '',
      '',
      'Tunga Metering Limited',
      '',
      '',
      'Education',
      'Palar College',
    ].flatMap((text, index) => (text ? [run(text, 36, 90 + 16 * index, 14, true)] : [])),
    ...[1, 4].flatMap((row) => [
      run('Firmware Engineer', 36, 106 + 16 * row),
      run('2019 – 2022', 36, 122 + 16 * row),
    ]),
    run('B.E. Electronics, 2011 – 2015', 36, 236),
    run('Skills', 36, 262, 14, true),
    run('C, FreeRTOS', 36, 278),
  ];
  expect(headingsOf(pdfOf(items))).toEqual([
    'experience: Work Experience',
    'education: Education',
    'skills: Skills',
  ]);
});

test('headings in a margin of their own have the look of the text', () => {
  const row = (heading: string, text: string, y: number) => [run(heading, 36, y), run(text, 160, y)];
  const items = [
    run('Asha Verma', 160, 40, 22),
    run('asha.verma@post.example', 160, 56),
    ...row('Skills', 'Demand planning, Tableau', 90),
    ...row('Experience', 'Apr 2020 – Present', 120),
    run('Nimbus Motors Limited, Hosur - Demand Planner', 160, 134),
    run('Forecast 900 part numbers with an error of 5 %', 170, 148),
    ...row('Education', '2013 – 2017', 180),
    run('Palar College of Engineering - B.E. Production', 160, 194),
    ...row('Awards', 'Planner of the year, 2021', 220),
  ];
  const { sections, entries } = parseResume(pdfOf(items));
  expect(sections.slice(1).map(({ kind }) => kind)).toEqual([
    'skills',
    'experience',
    'education',
    'achievements',
  ]);
  expect(entries[0]).toMatchObject({ title: 'Demand Planner', organisation: 'Nimbus Motors Limited' });
});

test('labels of projects and groups of skills are no headings, words in brackets belong to one', () => {
  const content = resumeOf([
    ['WORK EXPERIENCE (34 MONTHS)', ['Planner, Nimbus Ltd., Pune', 'Jan 2020 – Present']],
    ['PROJECTS', []],
    ['Project # 1', ['Bridge of 40 m']],
    ['Responsibilities', ['• Checked the levels of 14 piers']],
    ['SKILLS', ['Drawing']],
    ['Research', ['Field interviews']],
  ]);
  expect(headingsOf(content)).toEqual([
    'experience: WORK EXPERIENCE (34 MONTHS)',
    'projects: PROJECTS',
    'skills: SKILLS',
  ]);
});

test('a right column whose lines end at the right edge is a column', () => {
  const right = (text: string, y: number, size = 10) => run(text, 560 - text.length * size * 0.5, y, size);
  const items = [
    run('Zara Iqbal', 36, 40, 24),
    run('zara.iqbal@post.example', 36, 60),
    run('Experience', 36, 100, 14),
    right('Skills', 100, 14),
    ...[0, 1, 2].flatMap((turn) => [
      run(`Reporter, Nimbus News, Pune`, 36, 120 + 60 * turn),
      run(`Jan 201${turn} – Dec 201${turn}`, 250, 120 + 60 * turn),
      run('• Reported a series of nine parts on groundwater', 44, 134 + 60 * turn),
      run('• Produced 62 episodes of a weekly show', 44, 148 + 60 * turn),
    ]),
    right('Reporting', 120),
    right('Editing of sound', 134),
    right('Education', 170, 14),
    right('M.A. in Journalism', 190),
    right('Palar College', 204),
    right('Awards', 240, 14),
    right('Reporter of the year', 260),
  ];
  const { columns } = parseResume(pdfOf(items));
  expect(columns).toBe(2);
  expect(headingsOf(pdfOf(items))).toContain('education: Education');
});

test('"Achievements" below jobs is a heading in the look of headings, and a label in another one', () => {
  const kinds = (size: number, isBold: boolean) =>
    parseResume(
      pdfOf([
        ...HEAD,
        run('Education', 36, 90, 14, true),
        run('B.Tech, Konark College, 2021 - 2025', 36, 106),
        run('Experience', 36, 130, 14, true),
        run('Clerk, Nimbus Bank, 2025 - Present', 36, 146),
        run('Achievements', 36, 160, size, isBold),
        run('• Won the state round of a contest', 46, 174),
      ]),
    ).sections.map(({ kind }) => kind);
  expect(kinds(14, true)).toEqual(['top', 'education', 'experience', 'achievements']);
  expect(kinds(10, true)).toEqual(['top', 'education', 'experience']);
});
