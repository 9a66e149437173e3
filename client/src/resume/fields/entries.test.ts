import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';

const EDUCATION = [run('EDUCATION', 36, 400, 14, true), run('B.Tech, Anna University, 2021 – 2025', 36, 416)];
const jobsOf = (items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf([...HEAD, run('EXPERIENCE', 36, 90, 14, true), ...items, ...EDUCATION])).entries.filter(
    ({ kind }) => kind === 'experience',
  );

test('an organisation with its dates and, after a gap, the title with its bullets are one job', () => {
  const job = (y: number, firm: string, dates: string, title: string) => [
    run(firm, 36, y, 12, true),
    run(dates, 36, y + 13),
    run(title, 36, y + 42, 12, true),
    run('Highlights', 36, y + 56, 10, true),
    run('Automated 14 weekly reports in Python', 70, y + 76),
    run('Designed a dashboard for 60 store managers', 70, y + 90),
  ];
  const jobs = jobsOf([
    ...job(106, 'Aravali Retail', 'January 2024 – Present', 'Data Analyst'),
    ...job(240, 'Thar Insurance', 'June 2021 – December 2022', 'Analyst Trainee'),
  ]);
  expect(jobs.map(({ bullets }) => bullets.length)).toEqual([2, 2]);
  expect(jobs).toMatchObject([
    { title: 'Data Analyst', organisation: 'Aravali Retail', from: '2024-01', to: 'present' },
    { title: 'Analyst Trainee', organisation: 'Thar Insurance', from: '2021-06', to: '2022-12' },
  ]);
});

test('an icon beside a title makes it no bullet, and icons alone and lengths of time name nothing', () => {
  const jobs = jobsOf([
    run('\u0000', 30, 106, 12),
    run('Data Analyst, Aravali Retail', 50, 106, 12),
    run('Jan 2024 – Present | 1 year 7 months', 50, 120),
    run('• Automated 14 weekly reports in Python', 60, 134),
    run('\u0000', 30, 170, 12),
  ]);
  expect(jobs).toMatchObject([{ title: 'Data Analyst', from: '2024-01', to: 'present' }]);
  expect(jobs[0]?.bullets).toHaveLength(1);
  expect(JSON.stringify(jobs[0]?.place)).not.toContain('year');
});

test('an e-mail address that is wrapped is the one of its link', () => {
  const head = [run('Rohit Saxena', 36, 40, 22), run('rohit.saxena@post.ex', 36, 56), run('ample', 36, 68)];
  const content = {
    ...resumeOf([['Skills', ['Java']]], { head }),
    links: ['mailto:rohit.saxena@post.example'],
  };
  const { emails, linkIssues } = parseResume(content).contact;
  expect(emails.map(({ value }) => value)).toEqual(['rohit.saxena@post.example']);
  expect(linkIssues).toEqual([]);
});

test('jobs beside years that are open or end, a row of column names, and labels', () => {
  const items = [
    ...HEAD,
    run('Academic positions', 36, 90, 14, true),
    run('2019–', 40, 106),
    run('Assistant Professor, Aligarh Muslim University', 110, 106),
    run('2016–2019', 40, 119),
    run('Postdoctoral Fellow, IISER Pune', 110, 119),
    run('Education', 36, 150, 14, true),
    ...[
      ['Year', 'Degree', 'Institute', 'CGPA/Marks'],
      ['2012', 'M.Sc.', 'IIT Kharagpur', '8.94'],
      ['2010', 'B.Sc.', 'Delhi University', '88.2%'],
    ].flatMap((row, index) => row.map((cell, column) => run(cell, 40 + 120 * column, 166 + 13 * index))),
  ];
  expect(parseResume(pdfOf(items)).entries).toMatchObject([
    { title: 'Assistant Professor', organisation: 'Aligarh Muslim University', from: '2019', to: 'present' },
    { title: 'Postdoctoral Fellow', organisation: 'IISER Pune', from: '2016', to: '2019' },
    { title: 'M.Sc.', organisation: 'IIT Kharagpur', to: '2012', scores: [{ value: 8.94, outOf: 10 }] },
    { title: 'B.Sc.', organisation: 'Delhi University', to: '2010', scores: [{ value: 88.2, outOf: 100 }] },
  ]);
});
