import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';

type Sections = Parameters<typeof resumeOf>[0];
const read = (...sections: Sections) => parseResume(resumeOf(sections));
const told = (...sections: Sections) => read(...sections).statements.map(({ text }) => text);
const JOB = ['Experience', ['Clerk, Nimbus Bank, Mar 2019 - Present', '• Checked 40 files a day']] as const;

describe('no bullet', () => {
  test('is what a project is, in a line that names it', () => {
    const { statements, entries } = read(JOB, [
      'Projects',
      [
        'Tide Times: Android app with the tides of 90 towns.',
        'Pin Finder: Lookup of codes in a file of 4 MB.',
      ],
    ]);
    expect(statements.map(({ text }) => text)).toEqual(['Checked 40 files a day']);
    expect(entries.slice(1)).toMatchObject([
      { kind: 'projects', title: 'Tide Times', bullets: [] },
      { kind: 'projects', title: 'Pin Finder', bullets: [] },
    ]);
  });

  test('is a sentence below a title that has a mark', () => {
    const { statements, entries } = parseResume(
      pdfOf([
        ...HEAD,
        run('Experience', 36, 90, 14, true),
        run('• Geologist, Konark Survey', 40, 110),
        run('2019–present', 450, 110),
        run('Field mapping of 640 sq. km in the western shear zone.', 51, 122),
        run('• Project Assistant, Chilika Institute', 40, 136),
        run('2017–2018', 450, 136),
        run('Thin sections of the rocks of the coast.', 51, 148),
      ]),
    );
    expect(statements).toEqual([]);
    expect(entries.map(({ title }) => title)).toEqual(['Geologist', 'Project Assistant']);
  });

  test('is a sentence beside a paragraph', () => {
    const job = (title: string, text: string) => [`${title}, Nimbus Goods, 2019 - 2021`, text];
    expect(
      told([
        'Experience',
        [
          ...job('Manager', 'Ran the referral programme in eight cities in 2022. Managed two writers.'),
          ...job('Executive', 'Bought advertising of about four lakh rupees a month.'),
        ],
      ]),
    ).toEqual([]);
  });

  test('is a list of courses', () => {
    const courses = ['• Mathematics: Linear Algebra, Probability', '• Computing: Data Structures, Compilers'];
    expect(told(JOB, ['Key Courses Taken', courses])).toEqual(['Checked 40 files a day']);
  });

  test('is how long somebody was where, nor an award of a few words', () => {
    expect(
      told(
        [
          'Inplant Training',
          ['• Two weeks at Konark Power Works, in June 2022', '• Wired 12 panels in a week'],
        ],
        ['Extra Curricular', ['• Odissi Visharad, 2018']],
      ),
    ).toEqual(['Wired 12 panels in a week']);
  });

  test('is a role with its date in a list of such: it is an entry', () => {
    const { statements, entries } = read(JOB, [
      'Positions of Responsibility',
      [
        '• Member, Placement Team, Konark College (2023-24)',
        '• Secretary, Music Club, Konark College (2021-22)',
      ],
    ]);
    expect(statements).toHaveLength(1);
    expect(entries.slice(1)).toMatchObject([
      { kind: 'activities', title: 'Member', organisation: 'Konark College', from: '2023', to: '2024' },
      { kind: 'activities', title: 'Secretary', from: '2021', to: '2022' },
    ]);
  });

  test('is a degree with a mark, however long', () => {
    const { statements, entries } = read([
      'Education',
      [
        '• M.A. (English) from Chilika Open University in 2008, II Division',
        '• B.Ed. from Konark Central Institute of Education (KCIE), University of Chilika in 2006, I Division',
      ],
    ]);
    expect(statements).toEqual([]);
    expect(entries).toMatchObject([{ title: 'M.A. (English)' }, { title: 'B.Ed.', to: '2006' }]);
  });
});

describe('a job', () => {
  test('that stands above the list of all jobs is one with that below', () => {
    const { entries } = read(
      ['Current Position', ['Project Director, Nimbus Roads Limited, Puri (since April 2018)']],
      [
        'Employment Record',
        ['Project Director, Nimbus Roads Limited, Puri, April 2018 to Present', '• Built 40 km of roads'],
      ],
    );
    expect(entries).toMatchObject([{ title: 'Project Director', from: '2018-04', to: 'present' }]);
    expect(entries[0]?.bullets).toHaveLength(1);
  });

  test('has its bullets below a label', () => {
    const { entries } = read([
      'Positions of Responsibility',
      [
        'Students’ Council, Konark College – Secretary, 2023-24',
        'Key Deliverables',
        '• Raised 41 lakh rupees',
      ],
    ]);
    expect(entries).toMatchObject([{ title: 'Secretary', bullets: [{ text: 'Raised 41 lakh rupees' }] }]);
  });

  test('in labels has its place apart, and a degree no grade in its name', () => {
    const { entries } = read(
      ['Experience', ['Company : Nimbus Retail, Pune', 'Designation : Tester', 'Duration : 2019 - 2021']],
      [
        'Education',
        [
          'Institute : Konark College',
          'Degree : B.Tech, CGPA: 8.42',
          'Designation : B.Tech, 91.2%',
          'Duration : 2021',
        ],
      ],
    );
    expect(entries).toMatchObject([
      { title: 'Tester', organisation: 'Nimbus Retail', place: 'Pune' },
      { title: 'B.Tech', organisation: 'Konark College' },
    ]);
  });

  test.each([
    ['Manager, Statutory Audit, Varuna & Varuna, Accountants', 'Manager', 'Varuna & Varuna, Accountants'],
    ['Nimbus Roads Ltd., Puri, Manager – Planning', 'Manager – Planning', 'Nimbus Roads Ltd.'],
    ['Konark Fertilisers Ltd., Practice School - I', 'Practice School - I', 'Konark Fertilisers Ltd.'],
    ['Teacher (Chemistry) at Konark Model School', 'Teacher (Chemistry)', 'Konark Model School'],
  ])('"%s" has its title and its organisation', (line, title, organisation) => {
    const { entries } = read(['Experience', [`${line}, May 2021 - July 2023`, '• Checked 40 files a day']]);
    expect(entries).toMatchObject([{ title, organisation }]);
  });
});

test('what somebody won, and what a project is, are no bullets', () => {
  expect(
    told(
      JOB,
      [
        'Projects',
        ['Lamp (2022)', '• Open-source tool that dims lamps in 40 homes', '• Built it with two friends'],
      ],
      ['Achievements', ['• First prize in the welding contest of the district, 2022']],
    ),
  ).toEqual(['Checked 40 files a day', 'Built it with two friends']);
});
