import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';
import { readPhones } from './phones.ts';
import { openingVerb } from './verbs.ts';

const JOB = ['Clerk, Nimbus Bank, Jan 2020 – Dec 2021', '• Checked 40 files a day'] as const;
const SKILLS = ['Skills', ['Java']] as const;
const entriesOf = (...sections: Parameters<typeof resumeOf>[0]) =>
  parseResume(resumeOf([...sections, SKILLS])).entries;
const degreesOf = (...lines: string[]) => entriesOf(['Experience', JOB], ['Education', lines]).slice(1);
const headed = (...items: Parameters<typeof pdfOf>[0]) => parseResume(pdfOf([...HEAD, ...items]));

describe('a degree', () => {
  test('is apart from the school below it, which is named after its classes', () => {
    expect(
      degreesOf(
        'Diploma in Civil Engineering, 2018 – 2021',
        'Ravi Polytechnic College – 78%',
        'SSLC, 2016',
        'GHSS Palar',
      ),
    ).toMatchObject([
      { title: 'Diploma in Civil Engineering', organisation: 'Ravi Polytechnic College', to: '2021' },
      { title: 'SSLC', organisation: 'GHSS Palar', to: '2016' },
    ]);
    expect(degreesOf('Konark Senior Secondary School, 2020 – 2022', 'Class XII (CBSE)')).toMatchObject([
      { title: 'Class XII (CBSE)', organisation: 'Konark Senior Secondary School' },
    ]);
  });

  test('has the list of its courses, which is no section', () => {
    const { entries, sections } = headed(
      run('Education', 36, 90, 16, true),
      run('Palar Institute of Technology', 36, 110),
      run('B.Tech, 2018 – 2022', 36, 124),
      run('Courses', 36, 144, 12),
      run('Operating Systems', 50, 160),
      run('Graph Theory', 50, 174),
      run('Konark College', 36, 196),
      run('Class XII, 2016 – 2018', 36, 210),
      run('Skills', 36, 240, 16, true),
      run('Java', 36, 260),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['top', 'education', 'skills']);
    expect(entries.map(({ title, organisation }) => `${title}, ${organisation}`)).toEqual([
      'B.Tech, Palar Institute of Technology',
      'Class XII, Konark College',
    ]);
  });

  test('is below its date, also with a gap or in two lines', () => {
    expect(degreesOf('[ 2016 – 2019 ]', 'B.Com', 'Konark College')).toMatchObject([
      { title: 'B.Com', organisation: 'Konark College', from: '2016', to: '2019' },
    ]);
    expect(degreesOf('2016', '2019', 'Konark College', 'B.Com')).toMatchObject([
      { title: 'B.Com', organisation: 'Konark College', from: '2016', to: '2019' },
    ]);
  });
});

describe('a job', () => {
  test('of the same employer stands below the bullets of the one before', () => {
    const { entries } = headed(
      run('Experience', 36, 90, 14, true),
      run('Nimbus Metrics', 36, 110, 10, true),
      run('Data Analyst II', 36, 124),
      run('May 2023 - Present', 440, 124),
      run('• Built a report that 60 people open', 46, 138),
      run('Data Analyst I', 36, 156),
      run('Jun 2021 - Apr 2023', 440, 156),
      run('• Wrote 200 models', 46, 170),
      run('Skills', 36, 200, 14, true),
      run('SQL', 36, 220),
    );
    expect(entries).toMatchObject([
      { title: 'Data Analyst II', organisation: 'Nimbus Metrics' },
      { title: 'Data Analyst I', organisation: 'Nimbus Metrics', from: '2021-06', to: '2023-04' },
    ]);
  });

  test('is not what several jobs have in common', () => {
    const jobs = ['Vocational', ...JOB, 'Miscellaneous', 'Steward, Palar Hotel, 2019'];
    expect(entriesOf(['Experience', jobs])).toMatchObject([
      { title: 'Clerk', organisation: 'Nimbus Bank' },
      { title: 'Steward', organisation: 'Palar Hotel' },
    ]);
  });

  test('without an end is not joined with the older one below it', () => {
    const { entries } = headed(
      run('Experience', 140, 90, 14, true),
      run('Mar 2021–', 80, 110),
      run('Research Associate, Nimbus Labs', 140, 110),
      run('Jun 2018–Feb', 66, 130),
      run('Research Fellow, Palar Institute of Millets', 140, 130),
      run('2021', 106, 144),
      run('• Built a spore trap', 150, 144),
      run('Skills', 140, 170, 14, true),
      run('R, SAS', 140, 190),
    );
    expect(entries).toMatchObject([
      { organisation: 'Nimbus Labs', from: '2021-03', to: 'present' },
      { organisation: 'Palar Institute of Millets', from: '2018-06', to: '2021-02' },
    ]);
  });
});

describe('no bullet', () => {
  const told = (...items: Parameters<typeof pdfOf>[0]) =>
    headed(run('Experience', 36, 90, 14, true), ...items).statements.map(({ text }) => text);

  test('is a sentence above bullets that are further in', () => {
    expect(
      told(
        run('Clerk, Nimbus Bank, Jan 2020 – Dec 2021', 36, 110),
        run('Own the books of the whole northern branch.', 48, 124),
        run('Moved 640 files to the new archive in May', 66, 138),
        run('Cut the time of a loan from nine days to four', 66, 152),
      ),
    ).toEqual(['Moved 640 files to the new archive in May', 'Cut the time of a loan from nine days to four']);
  });

  test('is the label of a form', () => {
    expect(
      told(
        run('1) Company Name : Nimbus Forge', 36, 110),
        run('Designation : CNC Setter', 46, 124),
        run('Period : 05/08/2017 to Till Date', 46, 138),
        run('Reduced the change of tools from 18 min to 7 min', 66, 152),
      ),
    ).toEqual(['Reduced the change of tools from 18 min to 7 min']);
  });
});

test('headings and dates at the right edge make no column', () => {
  const parts = ['Work', 'Education', 'Skills'].flatMap((heading, index) => [
    run(heading, 545 - 8 * heading.length, 90 + 150 * index, 16, true),
    ...[0, 1, 2].flatMap((turn) => [
      run(`Nimbus Boards ${turn}`, 36, 112 + 150 * index + 40 * turn, 10, true),
      run('2012-06-01 — 2014-05-01', 430, 112 + 150 * index + 40 * turn),
      run('Kept the boards of the whole northern district', 46, 126 + 150 * index + 40 * turn),
    ]),
  ]);
  const { columns, sections } = headed(...parts);
  expect(columns).toBe(1);
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'experience', 'education', 'skills']);
});

test('a long name is wrapped, and a title stands behind a dash', () => {
  const nameIn = (...items: Parameters<typeof pdfOf>[0]) =>
    parseResume(
      pdfOf([
        ...items,
        run('asha@post.example | +91 98765 43210', 36, 96),
        run('Skills', 36, 120, 14, true),
        run('Java, SQL, and a long list of other things that are of no interest here', 36, 140),
      ]),
    ).contact.name?.value;
  expect(nameIn(run('Asha Maria Thresia', 36, 40, 28), run('Kurian', 36, 72, 28))).toBe(
    'Asha Maria Thresia Kurian',
  );
  expect(nameIn(run('Asha Daruwalla — Chartered', 36, 40, 24), run('Accountant', 36, 68, 24))).toBe(
    'Asha Daruwalla',
  );
});

test('an address that is divided before its @ is whole', () => {
  const { contact } = parseResume(
    pdfOf([
      run('Asha Verma', 36, 40, 22),
      run('asha.verma', 36, 60),
      run('@post.example', 36, 74),
      run('Skills', 36, 100, 14, true),
      run('Java', 36, 120),
    ]),
  );
  expect(contact.emails.map(({ value }) => value)).toEqual(['asha.verma@post.example']);
});

test('a number stands behind a postal code and a dot', () => {
  expect(readPhones('Anand Nagar 360005 · 98 2566 7104 · a@post.example').map(({ value }) => value)).toEqual([
    '+919825667104',
  ]);
});

test.each([
  ['Check the bolts of 40 piers', 'check'],
  ['Counsel patients on insulin pens', 'counsel'],
  ['Submit daily reports', 'submit'],
  ['Load balancing with nginx', null],
  ['Travel agent for groups', null],
])('the verb of "%s"', (text, verb) => {
  expect(openingVerb(text)).toBe(verb);
});
