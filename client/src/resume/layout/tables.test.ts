import { describe, expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import type { TextItem } from '../extract/document.ts';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, run } from '../testing/pdfOf.ts';

const COLUMNS = [40, 200, 400, 480];
const row = (y: number, cells: readonly string[]) =>
  cells.flatMap((text, column) => (text === '' ? [] : [run(text, COLUMNS[column] ?? 0, y, 9)]));

const read = (table: readonly TextItem[]) =>
  parseResume(
    pdfOf([
      ...HEAD,
      run('Education', 36, 90, 14, true),
      ...table,
      run('Experience', 36, 240, 14, true),
      run('Clerk, Nimbus Bank, Pune, Jan 2020 – Dec 2021', 36, 260),
      run('• Checked 40 files a day', 46, 273),
      run('Skills', 36, 300, 14, true),
      run('Java', 36, 320),
    ]),
  );
const NAMES = ['Course', 'Institution', 'Year', 'CGPA / %'];
const DEGREES = [
  {
    title: 'B.Tech, Electronics and Communication',
    organisation: 'Chilika Institute of Technology, Puri',
    place: 'Puri',
    from: '2021',
    to: '2025',
  },
  { title: 'Intermediate', organisation: 'Konark College', from: null, to: '2021' },
  { title: 'S.S.C.', organisation: 'Ravi School', from: null, to: '2019' },
];
const scoresOf = (resume: ReturnType<typeof read>) =>
  resume.education.scores.map(({ value, outOf }) => `${value}/${outOf}`);

describe('a table that names its columns', () => {
  test('is read cell by cell, though a cell is wrapped', () => {
    const resume = read([
      ...row(110, NAMES),
      ...row(122, ['B.Tech, Electronics and', 'Chilika Institute of Technology, Puri', '2021-25', '8.31']),
      ...row(134, ['Communication']),
      ...row(146, ['Intermediate', 'Konark College', '2021', '97.8']),
      ...row(158, ['S.S.C.', 'Ravi School', '2019', '10.0']),
    ]);
    expect(resume.entries.filter(({ kind }) => kind === 'education')).toMatchObject(DEGREES);
    expect(scoresOf(resume)).toEqual(['8.31/10', '97.8/100', '10/10']);
  });

  test('is read where the cells are centred in their rows', () => {
    const resume = read([
      ...row(110, NAMES),
      ...row(122, ['B.Tech, Electronics and']),
      ...row(127, ['', 'Chilika Institute of Technology, Puri', '2021-25', '8.31']),
      ...row(132, ['Communication']),
      ...row(147, ['Intermediate', 'Konark College', '2021', '97.8']),
      ...row(159, ['S.S.C.', 'Ravi School', '2019', '10.0']),
    ]);
    expect(resume.entries.filter(({ kind }) => kind === 'education')).toMatchObject(DEGREES);
  });

  test('may have a title and its school in one cell, above each other', () => {
    const resume = read([
      ...row(110, ['Qualification, Institute', '', 'Year', 'CGPA / %']),
      ...row(122, ['B.E. (Hons.) Chemical Engineering', '', '2021 - Present', '8.46']),
      ...row(134, ['Chilika Institute of Technology, Puri']),
      ...row(146, ['Class XII', '', '2021', '94.1']),
      ...row(158, ['Konark School']),
      ...row(180, ['Electives: Control, Learning']),
    ]);
    expect(resume.entries.filter(({ kind }) => kind === 'education')).toMatchObject([
      {
        title: 'B.E. (Hons.) Chemical Engineering',
        organisation: 'Chilika Institute of Technology, Puri',
        from: '2021',
        to: 'present',
      },
      { title: 'Class XII', organisation: 'Konark School', to: '2021' },
    ]);
  });
});

describe('a table comes out jumbled', () => {
  const noTables = (rows: readonly TextItem[]) =>
    analyseResume(read(rows), null)
      .rules.flatMap(({ checks }) => checks)
      .find(({ id }) => id === 'noTables');
  const table = [
    ...row(110, NAMES),
    ...row(122, ['B.Tech, Electronics and', 'Chilika Institute', '2021-25', '8.31']),
    ...row(134, ['Communication']),
    ...row(146, ['Intermediate', 'Konark College', '2021', '97.8']),
  ];
  test('if a row is stored in pieces', () => {
    expect(noTables(table)?.lost.map(({ quote }) => quote)).toEqual([
      'B.Tech, Electronics and Communication Chilika Institute 2021-25 8.31',
    ]);
  });
  test('not if each row is stored whole', () => {
    const [wrapped] = table.splice(8, 1);
    if (wrapped) table.splice(5, 0, wrapped);
    expect(noTables(table)?.lost).toEqual([]);
  });
});

test('a table ends above a bold line, and narrow names of columns stand close together', () => {
  const { entries, sections, education } = parseResume(
    pdfOf([
      ...HEAD,
      run('Education', 36, 90, 12, true),
      ...[
        ['Course', 'Institution', 'Year', 'Percentage'],
        ['B.Ed.', 'Palar College', '2018', '79'],
        ['B.Sc.', 'Konark College', '2014', '86'],
      ].flatMap(([course = '', school = '', year = '', grade = ''], index) => [
        run(course, 40, 112 + 20 * index, 10, index === 0),
        run(school, 150, 112 + 20 * index, 10, index === 0),
        run(year, 400, 112 + 20 * index, 10, index === 0),
        run(grade, 426, 112 + 20 * index, 10, index === 0),
      ]),
      run('Workshops Attended', 36, 178, 12, true),
      run('Joyful mathematics, two days', 36, 196),
    ]),
  );
  expect(entries).toMatchObject([
    { title: 'B.Ed.', organisation: 'Palar College', to: '2018' },
    { title: 'B.Sc.', organisation: 'Konark College', to: '2014' },
  ]);
  expect(education.scores.map(({ value }) => value)).toEqual([79, 86]);
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'education', 'certifications']);
});
