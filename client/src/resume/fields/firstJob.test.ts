import { describe, expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import type { Entry } from './entry.ts';
import { isForFirstJob } from './firstJob.ts';

const job = (title: string, months: number | null, kind: Entry['kind'] = 'experience') =>
  ({ kind, title, organisation: 'Nimbus Labs', months }) as Entry;

describe('a resume is for a first job', () => {
  test.each<[string, Entry[], boolean]>([
    ['with studies alone', [job('B.Tech', 48, 'education')], true],
    ['with internships, however long', [job('Software Intern', 14), job('Summer Trainee', null)], true],
    ['after some months in a job', [job('Analyst', 8)], true],
    ['not after two years in jobs', [job('Analyst', 14), job('Developer', 10)], false],
    ['not with a job whose length is unknown', [job('Analyst', null)], false],
    ['not for a manager of interns', [job('Internal Auditor', 40)], false],
  ])('%s', (_, entries, is) => {
    expect(isForFirstJob({ entries, sections: [] })).toBe(is);
  });

  test('not where jobs are written and none was read', () => {
    const { sections } = parseResume(
      resumeOf([['Experience', ['Worked as an analyst from 2016 until today.']]]),
    );
    expect(isForFirstJob({ entries: [], sections })).toBe(false);
  });
});

test('a short page costs a fresher nothing, and others points', () => {
  const words = (title: string) => {
    const bullets = Array.from(
      { length: 12 },
      (_, n) => `• Built part ${n} of the billing page for 40 clerks`,
    );
    const parsed = parseResume(
      resumeOf([
        ['Experience', [`${title}, Nimbus Labs, Jan 2020 - May 2024`, ...bullets]],
        ['Education', ['B.Tech, Anna University, 2019']],
      ]),
    );
    expect(parsed.words).toBeGreaterThan(120);
    expect(parsed.words).toBeLessThan(200);
    return analyseResume(parsed, null)
      .rules.flatMap(({ checks }) => checks)
      .find(({ id }) => id === 'words');
  };
  expect(words('Software Intern')).toMatchObject({ points: 3, values: { firstJob: 1, least: 120 } });
  const { points = 3 } = words('Software Engineer') ?? {};
  expect(points).toBeLessThan(3);
});
