import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { judge } from '../rubric/judge.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';

const EDUCATION = ['B.Com, Vaigai University, 2012 – 2015'] as const;
const WORK = 'Work Experience';
const jobsOf = (lines: readonly string[]) =>
  parseResume(
    resumeOf([
      [WORK, lines],
      ['Education', EDUCATION],
      ['Skills', ['Tally, GST']],
    ]),
  ).entries.filter(({ kind }) => kind === 'experience');

describe('jobs that are told in text', () => {
  const notJudged = (lines: readonly string[]) =>
    judge(
      parseResume(
        resumeOf([
          [WORK, lines],
          ['Education', EDUCATION],
        ]),
      ),
      null,
    )
      .flatMap(({ checks }) => checks)
      .filter((check) => check.notJudged === 'noBullets')
      .map(({ id }) => id);
  const PARAGRAPHS = [
    'Senior Accountant, Malabar Traders Pvt. Ltd., Kozhikode',
    'April 2019 – Present',
    'Looks after the books of four branches and the monthly returns of the group. Works with the',
    'auditors on the year end. Trained two juniors who now close the month without help.',
    'Accountant, Lotus Hospitals, Chennai',
    'June 2015 – March 2019',
    'Kept ledgers for the pharmacy and the canteen. Was responsible for vendor payments and bank',
    'reconciliation, and prepared statements every quarter.',
  ];
  const PROSE = [
    'From June 2019 to March 2022 I worked as a site engineer with Konark Builders in Bhubaneswar. I looked after two',
    'residential towers from foundation to handing over.',
    'Since April 2022 I have been with Aravali Infra Limited, Jaipur, as an assistant manager. I plan the work of four',
    'contractors.',
    'Worked as Surveyor in Chilika Maps Pvt. Ltd. from Feb’17 – May’19.',
  ];
  const SENTENCES = [
    'Malabar Traders Pvt. Ltd.',
    'Senior Accountant',
    'April 2019 – Present',
    'Ledgers for the pharmacy and the canteen, vendor payments, bank reconciliation, and the quarterly',
    'statements of all three units of the hospital.',
  ];

  test('paragraphs below titles are entries without bullets', () => {
    expect(jobsOf(PARAGRAPHS)).toMatchObject([
      { title: 'Senior Accountant', organisation: 'Malabar Traders Pvt. Ltd.', from: '2019-04', bullets: [] },
      { title: 'Accountant', organisation: 'Lotus Hospitals', from: '2015-06', to: '2019-03', bullets: [] },
    ]);
  });

  test('sentences with a role, an employer and dates are entries', () => {
    expect(jobsOf(PROSE)).toMatchObject([
      { title: 'site engineer', organisation: 'Konark Builders', place: 'Bhubaneswar', to: '2022-03' },
      { title: 'assistant manager', organisation: 'Aravali Infra Limited', place: 'Jaipur', to: 'present' },
      { title: 'Surveyor', organisation: 'Chilika Maps Pvt. Ltd', from: '2017-02', to: '2019-05' },
    ]);
  });

  test.each([
    ['paragraphs', PARAGRAPHS],
    ['prose', PROSE],
    ['sentences without verbs', SENTENCES],
  ])('nothing is said about the bullets of %s', (_, lines) => {
    expect(notJudged(lines)).toEqual([
      'verbFirst',
      'variedVerbs',
      'statementFigures',
      'statementLength',
      'fullStops',
      'bulletMarks',
    ]);
  });
});

test('several roles below one employer are jobs there', () => {
  const jobs = jobsOf([
    'Nimbus Retail Technologies Pvt. Ltd.',
    'Procurement Manager',
    'January 2020 – Present',
    '• Localised 34 imported connectors in two years',
    'Senior Buyer',
    'April 2017 – December 2019',
    '• Negotiated the prices of 210 parts with nine suppliers',
  ]);
  expect(jobs).toMatchObject([
    { title: 'Procurement Manager', organisation: 'Nimbus Retail Technologies Pvt. Ltd.', from: '2020-01' },
    { title: 'Senior Buyer', to: '2019-12' },
  ]);
});

test('labels say what is what, also of an entry whose first line has none', () => {
  const lines = [
    '1. Aravali Roads Limited, Jaipur',
    'Designation: Project Director',
    'Period: April 2018 to till date',
    '• Finished 41 km of road three months early',
    '2. Chilika Bridges Pvt. Ltd., Puri',
    'Designation: Junior Engineer',
    'Period: July 2012 to March 2018',
    '• Checked the levels of 14 piers each week',
  ];
  expect(jobsOf(lines)).toMatchObject([
    { title: 'Project Director', organisation: 'Aravali Roads Limited', from: '2018-04', to: 'present' },
    { title: 'Junior Engineer', organisation: 'Chilika Bridges Pvt. Ltd.', from: '2012-07', to: '2018-03' },
  ]);
});

test('titles inside the edge of their bullets, and an icon beside a place', () => {
  const items = [
    ...HEAD,
    run(WORK, 44, 90, 14, true),
    ...[0, 1].flatMap((turn) => [
      run(turn === 0 ? 'Nimbus Software Pvt. Ltd.' : 'Palash Solutions Ltd.', 44, 106 + 90 * turn),
      run(turn === 0 ? 'Aug 2020 – Present' : 'Jan 2018 – Jul 2020', 400, 106 + 90 * turn),
      run('Test Engineer', 44, 119 + 90 * turn),
      run('\ue0c8 Pune', 44, 132 + 90 * turn),
      run('· Automated 420 regression cases of a portal', 36, 145 + 90 * turn),
      run('· Mentored two trainees on API testing', 36, 158 + 90 * turn),
    ]),
    run('Education', 44, 290, 14, true),
    run('B.Tech, Vaigai University, 2014 – 2018', 44, 306),
  ];
  const { entries, statements } = parseResume(pdfOf(items));
  expect(entries.map(({ title, bullets }) => [title, bullets.length])).toEqual([
    ['Test Engineer', 2],
    ['Test Engineer', 2],
    ['B.Tech', 0],
  ]);
  expect(statements).toHaveLength(4);
});

test('degree, dates and school in lines of their own, and what a degree is in with a mark', () => {
  const { entries } = parseResume(
    resumeOf([
      [
        WORK,
        ['Clerk, Lotus Traders, Pune', 'Jan 2020 – Present', '• Filed 40 returns a month for nine shops'],
      ],
      [
        'Education',
        [
          'Finance and Taxation, M.Com',
          '2012 – 2015',
          'Vaigai College of Commerce, Madurai',
          'Accounts, B.Com',
          '2009 – 2012',
          'Palar College, Vellore',
        ],
      ],
    ]),
  );
  expect(entries.filter(({ kind }) => kind === 'education')).toMatchObject([
    { title: 'M.Com', organisation: 'Vaigai College of Commerce', to: '2015' },
    { title: 'B.Com', organisation: 'Palar College', to: '2012' },
  ]);
});

test('a list of projects with a sentence each', () => {
  const { entries } = parseResume(
    resumeOf([
      ['Projects', ['• Price watch: dashboard of the prices of 24 crops', '• Bus finder: map of 60 stops']],
      ['Education', EDUCATION],
    ]),
  );
  expect(entries.filter(({ kind }) => kind === 'projects').map(({ title }) => title)).toEqual([
    'Price watch',
    'Bus finder',
  ]);
});

test('a bullet that is drawn, alone beside a heading in the margin, begins further in than the titles', () => {
  const row = (heading: string, text: string, y: number, x = 150) => [
    run(heading, 36, y, 12, true),
    run(text, x, y, 10, x === 150),
  ];
  const { statements } = parseResume(
    pdfOf([
      ...HEAD,
      ...row('Experience', 'Backend Developer, Nimbus Ltd., Pune', 100),
      run('Cut the time of 40 reports from hours to minutes', 165, 114),
      ...row('Achievements', 'Won the second prize among 140 teams', 150, 165),
      ...row('Education', 'B.Tech, Palar College, 2018 – 2022', 180),
      ...row('Skills', 'Java, SQL', 210),
    ]),
  );
  expect(statements.map(({ mark, section }) => [section, mark])).toEqual([
    ['experience', 'drawn'],
    ['achievements', 'drawn'],
  ]);
});
