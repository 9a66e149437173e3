import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { tenureOf, timelineOf } from './tenure.ts';

const NOW = new Date(2026, 2, 15);
const entry = (from: string | null, to: string | null, kind: Entry['kind'] = 'experience'): Entry => ({
  kind,
  title: null,
  organisation: null,
  place: null,
  from,
  to,
  months: null,
  scores: [],
  bullets: [],
  lines: [],
});
const job = (from: string | null, to: string | null) => entry(from, to);

describe('a job from one date to another', () => {
  test.each([
    ['2023-01', '2024-04', 16, false],
    ['2024-06', '2024-06', 1, false],
    ['2025-02', 'present', 14, false],
    ['2019', '2022', 36, true],
    ['2019', '2020', 12, true],
    ['2020-06', '2022', 24, true],
    ['2019', 'present', 84, true],
  ])('%s to %s took %d months, about: %s', (from, to, months, isAbout) => {
    expect(tenureOf({ from, to }, NOW)).toEqual({ months, isAbout });
  });

  test.each([
    ['2020', '2020'],
    ['2020-06', '2020'],
    [null, '2024-06'],
    ['2024-06', null],
    ['2024-06', '2024-05'],
    ['2027-01', 'present'],
  ])('%s to %s took no time that is known', (from, to) => {
    expect(tenureOf({ from, to }, NOW)).toBeNull();
  });
});

describe('all jobs', () => {
  test('are added up, months in two jobs at once counted once', () => {
    const entries = [job('2024-01', '2024-06'), job('2024-04', '2024-09'), job('2025-01', '2025-03')];
    expect(timelineOf(entries, NOW)).toMatchObject({ jobs: { months: 12, isAbout: false }, uncounted: 0 });
  });

  test('of which one has no dates took a time that is not known', () => {
    const entries = [job('2019', '2022'), job('2022-07', '2024-06'), entry('2015', '2019', 'education')];
    expect(timelineOf(entries, NOW)).toMatchObject({ jobs: { months: 60, isAbout: true }, uncounted: 0 });
    const unknown = job(null, null);
    expect(timelineOf([...entries, unknown], NOW)).toEqual({ jobs: null, uncounted: 1, gaps: [] });
  });

  test('without any dates took no time that is known', () => {
    expect(timelineOf([job(null, null)], NOW)).toEqual({ jobs: null, uncounted: 1, gaps: [] });
  });
});

describe('a gap', () => {
  const gapsOf = (...entries: Entry[]) => timelineOf(entries, NOW).gaps;

  test('is between two entries with more than three months between them, in any order', () => {
    const gap = [{ after: '2021-03', before: '2022-01' }];
    expect(gapsOf(job('2020-01', '2021-03'), job('2022-01', 'present'))).toEqual(gap);
    expect(gapsOf(job('2022-01', 'present'), job('2020-01', '2021-03'))).toEqual(gap);
  });

  test('of three months is none, one of four is', () => {
    expect(gapsOf(job('2020-01', '2021-03'), job('2021-07', '2022-01'))).toEqual([]);
    expect(gapsOf(job('2020-01', '2021-03'), job('2021-08', '2022-01'))).toHaveLength(1);
  });

  test('is none while something else goes on, a longer job or a degree', () => {
    expect(gapsOf(job('2018-01', '2023-01'), job('2019-01', '2019-03'), job('2023-02', 'present'))).toEqual(
      [],
    );
    const degree = entry('2021', '2022', 'education');
    expect(gapsOf(job('2020-01', '2020-12'), degree, job('2023-01', 'present'))).toEqual([]);
  });

  test('counts years entirely, so that none is claimed that may not be', () => {
    expect(gapsOf(job('2018', '2020'), job('2021', '2022'))).toEqual([]);
    expect(gapsOf(job('2018', '2020'), job('2022', '2023'))).toEqual([{ after: '2020', before: '2022' }]);
  });

  test('is none in the months beside studies and internships, only from a year on', () => {
    const intern = (from: string, to: string) => ({ ...job(from, to), title: 'Summer Intern' });
    const study = (from: string, to: string) => entry(from, to, 'education');
    expect(gapsOf(intern('2024-05', '2024-06'), intern('2025-01', '2025-03'))).toEqual([]);
    expect(gapsOf(study('2020-08', '2021-05'), study('2021-11', '2025-05'))).toEqual([]);
    expect(gapsOf(study('2021-08', '2025-05'), job('2026-02', 'present'))).toEqual([]);
    expect(gapsOf(job('2022-01', '2022-12'), intern('2023-06', '2023-08'))).toEqual([]);
    expect(gapsOf(study('2018-08', '2022-05'), job('2023-06', 'present'))).toHaveLength(1);
  });

  test('is none where studies without dates may be', () => {
    const jobs = [job('2018-01', '2019-12'), job('2023-01', 'present')];
    expect(gapsOf(...jobs)).toHaveLength(1);
    expect(gapsOf(...jobs, entry(null, null, 'education'))).toEqual([]);
    expect(gapsOf(...jobs, entry('2020', null, 'education'))).toEqual([]);
  });

  test('is not known before an entry without a beginning', () => {
    const degree = entry(null, '2025', 'education');
    expect(gapsOf(job('2020-01', '2020-06'), degree, job('2022-01', '2022-03'))).toEqual([]);
    expect(gapsOf(degree, job('2027-01', '2027-03'))).toEqual([{ after: '2025', before: '2027-01' }]);
  });
});

test('no order of entries changes the facts, and jobs never take more months than they lie apart', () => {
  const month = fc.tuple(fc.integer({ min: 2000, max: 2025 }), fc.integer({ min: 1, max: 12 }));
  const iso = ([year, number]: [number, number]) => `${year}-${String(number).padStart(2, '0')}`;
  const jobs = fc.array(
    fc.tuple(month, month).map(([one, other]) => {
      const [from = '', to = ''] = [iso(one), iso(other)].toSorted();
      return job(from, to);
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(jobs, fc.infiniteStream(fc.nat()), (entries, order) => {
      const facts = timelineOf(entries, NOW);
      const shuffled = entries
        .map((one) => ({ one, place: order.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(timelineOf(shuffled, NOW)).toEqual(facts);
      const from = entries.map((one) => one.from ?? '').toSorted()[0] ?? '';
      const to =
        entries
          .map((one) => one.to ?? '')
          .toSorted()
          .at(-1) ?? '';
      expect(facts.jobs?.months).toBeLessThanOrEqual(tenureOf({ from, to }, NOW)?.months ?? 0);
    }),
  );
});
