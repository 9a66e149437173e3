import { describe, expect, test } from 'vitest';
import { parseResume } from '../../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../../testing/pdfOf.ts';

const DATES = 40;
const TEXT = 150;
const sized = (text: string, x: number, y: number, width: number) => ({ ...run(text, x, y), width });
const read = (...items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf([...HEAD, run('Experience', 36, 90, 14, true), ...items])).entries;

describe('a name that is wrapped', () => {
  test('is whole, beside a date in the margin that is wrapped too', () => {
    const entries = read(
      run('October', DATES + 30, 110),
      sized('Associate Director, Chilika Health India Private Limited', TEXT, 110, 380),
      sized('2019–Present', DATES + 20, 123, 80),
      run('(formerly Konark Research), Bengaluru', TEXT - 1, 123),
      run('• Led 14 studies in oncology', TEXT, 136),
      run('June 2009–', DATES + 22, 160),
      sized('Project Assistant, Chilika National Geophysical Research', TEXT, 160, 380),
      run('Feb 2013', DATES + 20, 173),
      run('Institute, Hyderabad', TEXT, 173),
      run('• Drew 30 maps of the coast', TEXT, 186),
      run('2005–2009', DATES + 22, 210),
      run('Clerk, Nimbus Bank, Pune', TEXT, 210),
      run('• Checked 40 files a day', TEXT, 223),
    );
    expect(entries).toMatchObject([
      {
        title: 'Associate Director',
        organisation: 'Chilika Health India Private Limited (formerly Konark Research)',
        from: '2019-10',
        to: 'present',
      },
      {
        title: 'Project Assistant',
        organisation: 'Chilika National Geophysical Research Institute',
        place: 'Hyderabad',
        from: '2009-06',
        to: '2013-02',
      },
      { title: 'Clerk', organisation: 'Nimbus Bank', place: 'Pune' },
    ]);
  });

  test('is whole, also with its date behind its first line', () => {
    const [entry] = read(
      run('Clerk, Chilika Bank, Manga- 2008–2010', 36, 110),
      run('lore Branch.', 36, 122),
      run('• Checked 40 files a day', 46, 136),
    );
    expect(entry).toMatchObject({ organisation: 'Chilika Bank, Mangalore Branch', from: '2008' });
  });

  test('is whole where lines end at one place', () => {
    const ending = (text: string, y: number) => run(text, 560 - text.length * 5, y);
    const content = pdfOf([
      ...HEAD,
      run('Education', 515, 90, 14, true),
      ending('M.A., Journalism, 2015 – 2017', 110),
      ending('Konark Mass Communication Research', 123),
      ending('Centre, Chilika University', 136),
    ]);
    expect(parseResume(content).entries).toMatchObject([
      { organisation: 'Konark Mass Communication Research Centre, Chilika University' },
    ]);
  });

  test('of which the rest is missing is not told', () => {
    const [entry] = read(run('Translator, National Council for, 2017 – Present', 36, 110));
    expect(entry).toMatchObject({ title: 'Translator', organisation: null });
  });

  test('keeps the organisation that is a part of another', () => {
    const [entry] = read(
      run('Pharmacist, Konark Pharmacy, a unit of Chilika Enterprises Ltd., Pune', 36, 110),
      run('2017 – Present', 500, 110),
    );
    expect(entry?.organisation).toBe('Konark Pharmacy, a unit of Chilika Enterprises Ltd.');
  });
});

test('a form with labels in a margin is one column, each label with its value', () => {
  const form = [
    ['Dates', '03/2019 – to date'],
    ['Occupation or position held', 'Senior Physiotherapist'],
    ['Main activities and responsibilities', 'Stroke rehabilitation, about 14 sessions a day'],
    ['Name and address of employer', 'Konark Hospital, Puri'],
    ['Dates', '07/2016 – 02/2019'],
    ['Occupation or position held', 'Physiotherapist'],
    ['Main activities and responsibilities', 'Out-patient orthopaedic practice in the town'],
    ['Name and address of employer', 'Chilika Hospital and Research Cen-'],
    ['', 'tre, Mapusa'],
  ] as const;
  const rows = form.flatMap(([label, value], index) => [
    ...(label === '' ? [] : [run(label, 266 - 5 * label.length, 110 + 14 * index)]),
    run(value, 291, 110 + 14 * index),
  ]);
  const { columns, entries, statements } = parseResume(
    pdfOf([...HEAD, run('Work experience', 170, 90, 12), ...rows]),
  );
  expect(columns).toBe(1);
  expect(statements).toEqual([]);
  expect(entries).toMatchObject([
    {
      title: 'Senior Physiotherapist',
      organisation: 'Konark Hospital',
      place: 'Puri',
      from: '2019-03',
      to: 'present',
    },
    {
      title: 'Physiotherapist',
      organisation: 'Chilika Hospital and Research Centre',
      place: 'Mapusa',
      to: '2019-02',
    },
  ]);
});

const entriesOf = (...sections: Parameters<typeof resumeOf>[0]) => parseResume(resumeOf(sections)).entries;

test('a place and a country below the bullets of a job are its own', () => {
  const entries = entriesOf([
    'Work experience',
    [
      '[03/2020 – Current] Laboratory analyst',
      'Konark Foods Ltd.',
      '• Internal audits of four dairies',
      'City: Pune | Country: India',
    ],
  ]);
  expect(entries).toMatchObject([{ title: 'Laboratory analyst', organisation: 'Konark Foods Ltd.' }]);
});

test('dates that are drawn letter by letter, and details of the person, are no entries', () => {
  expect(entriesOf(['Experience', ['2 0 1 4 TO 2 0 1 8']], ['Education', ['Passport No. K1234567']])).toEqual(
    [],
  );
  const [own] = entriesOf(['Experience', ['Manager, B S R & Co. LLP, Pune', '2016 – 2019']]);
  expect(own?.organisation).toBe('B S R & Co. LLP');
});

test.each([
  ['H.S.C. – G.H.S.E.B., Pune – 2009 – 72%', 'H.S.C.', 'G.H.S.E.B.'],
  ['Christ (Deemed to be University) / BBA, 2015 - 2018', 'BBA', 'Christ (Deemed to be University)'],
  [
    'Executive Programme in Healthcare Management, Konark Institute, 2016 – 2017',
    'Executive Programme in Healthcare Management',
    'Konark Institute',
  ],
])('the degree in "%s"', (line, title, organisation) => {
  expect(entriesOf(['Education', [line]])).toMatchObject([{ title, organisation }]);
});

test('"Practice School - I" is no sentence of a person', () => {
  const [entry] = entriesOf([
    'Internships',
    ['Chilika Valley Fertilizers and Chemicals Ltd., Bharuch, Practice School - I [May 2023 - July 2023]'],
  ]);
  expect(entry?.organisation).toBe('Chilika Valley Fertilizers and Chemicals Ltd.');
});
