import { describe, expect, test } from 'vitest';
import { analyseResume } from './analyseResume.ts';
import { parseResume } from './parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from './testing/pdfOf.ts';

const BULLETS = [
  '• Built a parser that cut errors by 30% for 200 users',
  '• Led 4 interns who shipped 12 reports in 3 months',
];
const kindsOf = (content: Parameters<typeof parseResume>[0]) =>
  parseResume(content).sections.flatMap(({ kind, heading }) => (heading ? [kind] : []));
const checkOf = (content: Parameters<typeof parseResume>[0], id: string) =>
  analyseResume(parseResume(content), null)
    .rules.flatMap(({ checks }) => checks)
    .find((check) => check.id === id);

describe('headings', () => {
  test('in title case are told by a larger size', () => {
    const content = resumeOf([
      ['Education', ['B.Tech, ABC Institute, 2025, CGPA 8.4/10']],
      ['Work Experience', ['Intern, XYZ Labs', ...BULLETS]],
      ['Technical Projects', ['Library app', ...BULLETS]],
      ['Recognition', ['• Won the first prize among 80 teams']],
      ['Skills', ['Java, SQL']],
    ]);
    expect(kindsOf(content)).toEqual(['education', 'experience', 'projects', 'achievements', 'skills']);
  });

  test('are told by their parts where only one is known', () => {
    const content = resumeOf(
      [
        ['EXPERIENCE & WORK', ['Intern, XYZ Labs', ...BULLETS]],
        ['EDUCATION', ['B.Tech, ABC Institute, 2025, CGPA 8.4/10']],
        ['ACADEMIC & PERSONAL PROJECTS', ['Library app', ...BULLETS]],
        ['PROGRAMMING LANGUAGES AND TOOLS', ['Java, SQL']],
      ],
      { size: 11 },
    );
    expect(kindsOf(content)).toEqual(['experience', 'education', 'projects', 'skills']);
    expect(parseResume(content).statements).toHaveLength(4);
  });

  test('are not titles of jobs in bold', () => {
    const content = resumeOf(
      [
        ['Education', ['B.Tech, ABC Institute, 2025']],
        ['Experience', []],
        ['Skills', ['Java']],
      ],
      { size: 10 },
    );
    content.pages[0]?.items.push(run('Backend Developer', 36, 400, 10, true), run('• Built it all', 46, 413));
    expect(kindsOf(content)).toEqual(['education', 'experience', 'skills']);
  });
});

describe('columns and reading order', () => {
  test('places and dates stored after an entry break no order', () => {
    const items = [...HEAD, run('Education', 36, 90, 12, true)];
    const dates = ['Jan 2020 – May 2024', '2019 – 2020', '2018', 'Aug 2016'];
    dates.forEach((date, index) => {
      const y = 110 + 54 * index;
      items.push(run(`University number ${index} of the town`, 36, y));
      items.push(run(`• Thesis on sorting, part ${index}`, 46, y + 13));
      items.push(run(`• Advisor named in thesis ${index}`, 46, y + 26));
      const place = `Town ${'p'.repeat(index + 1)}, IN`;
      items.push(run(place, 560 - 5 * place.length, y), run(date, 560 - 5 * date.length, y + 13));
    });
    expect(parseResume(pdfOf(items)).order.stored.broken).toEqual([]);
  });

  test('one tab stop with places and dates is no second column', () => {
    const items = [...HEAD, run('EXPERIENCE', 36, 80, 10, true)];
    for (let index = 0; index < 12; index += 1) {
      const y = 100 + 50 * index;
      items.push(run(`Firm number ${index} in Pune`, 36, y), run('Jan 2020 – May 2021', 397, y));
      items.push(run('• Built a thing that saved 30% of the time of users', 46, y + 14));
      items.push(run('• Led 4 interns in 3 months', 46, y + 28));
    }
    const { columns, entries } = parseResume(pdfOf(items));
    expect(columns).toBe(1);
    expect(entries).toHaveLength(12);
    expect(entries[0]).toMatchObject({ from: '2020-01', to: '2021-05', months: 17 });
  });

  test('a gutter that nothing crosses separates columns, whatever the indents', () => {
    const items = [...HEAD];
    for (let index = 0; index < 24; index += 1) items.push(run(`Left words ${index}`, 36, 90 + 14 * index));
    const edges = [
      217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 232, 232, 232, 232, 232, 246, 246, 246, 246,
    ];
    edges.forEach((x, index) => {
      items.push(run(`Right column line number ${index}`, x, 92 + 14 * index));
    });
    expect(parseResume(pdfOf(items)).columns).toBe(2);
  });

  test('what is repeated at the ends of pages is left out', () => {
    const footer = (page: number) => run(`Asha Verma, March 14, 2026, page ${page}`, 200, 820, 8);
    const content = pdfOf(
      [...HEAD, run('EDUCATION', 36, 90, 12, true), footer(1)],
      [run('SKILLS', 36, 90, 12, true), footer(2)],
    );
    expect(
      parseResume(content)
        .lines.map(({ text }) => text)
        .join('\n'),
    ).not.toContain('March');
  });
});

describe('a statement that could be untrue is not made', () => {
  test('without bullets, verbs and figures are not judged, and the maximum falls', () => {
    const content = resumeOf([
      ['Education', ['B.Tech, ABC Institute, 2025']],
      ['Experience', ['Intern, XYZ Labs']],
    ]);
    const { outOf } = analyseResume(parseResume(content), null);
    for (const id of ['verbFirst', 'variedVerbs', 'statementFigures', 'statementLength'])
      expect(checkOf(content, id)).toMatchObject({ notJudged: 'noBullets', points: 0, maximum: 0 });
    expect(checkOf(content, 'verbFirst')?.lost).toEqual([{ quote: 'Experience' }]);
    expect(outOf).toBe(80 - 8 - 2 - 12 - 3 - 1 - 1);
  });

  test('without headings no section is called missing', () => {
    const content = pdfOf([
      ...HEAD,
      run('I have worked in many places and learnt a lot from all of them', 36, 90),
    ]);
    for (const id of ['education', 'experience', 'skills', 'knownHeadings'])
      expect(checkOf(content, id)?.notJudged).toBe('noHeadings');
  });
});
