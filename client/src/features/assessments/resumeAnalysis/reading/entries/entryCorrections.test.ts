import { expect, test } from 'vitest';
import { analyseResume } from '../../../../../resume/analyseResume.ts';
import { parseResume } from '../../../../../resume/parseResume.ts';
import { resumeOf } from '../../../../../resume/testing/pdfOf.ts';
import { type Corrections, correctResume, NO_CORRECTIONS, withEntry } from '../corrections.ts';
import { type EntryCorrection, entryKey, listEntries, nextAddedKey } from './entryCorrections.ts';

const resume = parseResume(
  resumeOf([
    [
      'Experience',
      [
        'Data Analyst, Aravali Retail, Jan 2022 – Dec 2023',
        '• Automated 14 weekly reports in Python',
        'Sales Analyst, Thar Insurance, Jan 2020 – Dec 2020',
        '• Designed a dashboard for 60 store managers',
      ],
    ],
    ['Education', ['B.Tech, Anna University, 2019', 'Semester results 8.31']],
  ]),
);
const keyOf = (title: RegExp) => {
  const entry = resume.entries.find((one) => title.test(one.title ?? ''));
  if (!entry) throw new Error(`${title} was not read`);
  return entryKey(entry);
};
const [analyst, sales, degree] = [/Data/, /Sales/, /B\.Tech/].map(keyOf) as [string, string, string];
const say = (...said: [key: string, correction: EntryCorrection][]): Corrections =>
  said.reduce((before, [key, correction]) => withEntry(before, key, correction), NO_CORRECTIONS);
const corrected = (...said: [key: string, correction: EntryCorrection][]) =>
  correctResume(resume, say(...said));
const pointsOf = (of: typeof resume) => analyseResume(of, null).points;

test('an entry of another kind is counted among those', () => {
  const { entries } = corrected([sales, { kind: 'projects' }]);
  expect(entries.map(({ kind }) => kind)).toEqual(['experience', 'projects', 'education']);
});

test('what the entry above has stays, and bullets and grades of its second half go over', () => {
  const { entries } = corrected([sales, { joined: 'half' }]);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    title: 'Data Analyst',
    organisation: 'Aravali Retail',
    from: '2022-01',
    to: '2023-12',
  });
  expect(entries[0]?.bullets).toHaveLength(2);
});

test('a title alone in a second half is the organisation of the first', () => {
  const [above, half] = resume.entries;
  if (!above || !half) throw new Error('no entries');
  const halves = [
    { ...above, organisation: null, from: null, to: null, months: null },
    { ...half, title: 'Thar Insurance', organisation: null },
  ];
  const { listed } = listEntries(halves, { [sales]: { joined: 'half' } });
  expect(listed.map(({ state }) => state)).toEqual(['counted', 'joined']);
  expect(listed[0]?.entry).toMatchObject({
    title: 'Data Analyst',
    organisation: 'Thar Insurance',
    from: '2020-01',
    to: '2020-12',
    months: 12,
  });
});

test('an entry that is bullets of the one above is judged as bullets', () => {
  const { entries, statements } = corrected([sales, { joined: 'bullets' }]);
  expect(entries[0]?.bullets.map(({ text }) => text)).toEqual([
    'Automated 14 weekly reports in Python',
    'Sales Analyst, Thar Insurance, Jan 2020 – Dec 2020',
    'Designed a dashboard for 60 store managers',
  ]);
  expect(statements).toHaveLength(3);
});

test('the first entry has nothing to be joined to, and one after a removed entry is joined to that before', () => {
  expect(corrected([analyst, { joined: 'half' }]).entries).toHaveLength(3);
  const { entries } = corrected([sales, { isNone: true }], [degree, { joined: 'half' }]);
  expect(entries).toMatchObject([{ title: 'Data Analyst' }]);
});

test('an entry that was missed is added, and each has a key of its own', () => {
  const added = { title: 'Trainee', organisation: 'Deccan Mills', from: '2019-01', to: '2019-06' };
  const first = nextAddedKey({});
  const second = nextAddedKey({ [first]: added });
  expect(second).not.toBe(first);
  const { entries } = corrected([first, added], [second, { kind: 'projects', title: 'Price tracker' }]);
  expect(entries.slice(3)).toMatchObject([
    { kind: 'experience', organisation: 'Deccan Mills', months: 6 },
    { kind: 'projects', title: 'Price tracker' },
  ]);
});

test('a grade that the text has earns its points, and one that it lacks does not', () => {
  const before = pointsOf(resume).figures ?? 0;
  expect(pointsOf(corrected([degree, { grade: '8.31/10' }])).figures).toBe(before + 3);
  expect(pointsOf(corrected([degree, { grade: '9.9/10' }])).figures).toBe(before);
  expect(corrected([degree, { grade: '9.9/10' }]).entries[2]?.scores).toMatchObject([{ value: 9.9 }]);
});

test('a place is corrected, and an empty one means none', () => {
  expect(corrected([sales, { place: 'Jaipur' }]).entries[1]?.place).toBe('Jaipur');
  expect(corrected([sales, { place: '' }]).entries[1]?.place).toBeNull();
});
