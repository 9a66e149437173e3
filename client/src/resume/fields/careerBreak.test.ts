import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { placementOf } from '../targets/placement.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import { isCareerBreak } from './careerBreak.ts';
import { timelineOf } from './tenure.ts';

const named = (title: string) => ({ kind: 'experience' as const, title, organisation: null });

describe('time between jobs', () => {
  test.each([
    'Career break',
    'Career Break to care for my father',
    'Planned career break – travel',
    'Sabbatical',
    'Sabbatical (study of design)',
    'Maternity leave',
    'Gap year',
    'On parental leave',
    'करियर ब्रेक',
    'मातृत्व अवकाश',
  ])('is no job: %s', (title) => {
    expect(isCareerBreak(named(title))).toBe(true);
  });

  test.each([
    'Maternity leave cover teacher',
    'Sabbatical Officer',
    'Gap year coordinator',
    'Career breaks consultant',
    'Software Engineer',
  ])('is not what a job is called by: %s', (title) => {
    expect(isCareerBreak(named(title))).toBe(false);
  });

  test('is known under either name, and only among jobs', () => {
    expect(
      isCareerBreak({ kind: 'experience', title: 'Care of a parent', organisation: 'Career break' }),
    ).toBe(true);
    expect(isCareerBreak({ ...named('Sabbatical'), kind: 'projects' })).toBe(false);
  });
});

const resume = parseResume(
  resumeOf([
    [
      'Experience',
      [
        'Career Break to care for my father, Jan 2024 – Dec 2024',
        'Data Analyst, Aravali Retail, Jan 2022 – Dec 2023',
        '• Automated 14 weekly reports in Python',
        'Analyst Trainee, Thar Insurance, Jan 2021 – Dec 2021',
        '• Designed a dashboard for 60 store managers',
      ],
    ],
    ['Certifications', ['Cloud basics, 2021']],
    ['Education', ['B.Tech, Anna University, 2016 – 2020']],
  ]),
);

test('a break among jobs is not counted as one, and explains the months it took', () => {
  const [first] = resume.entries;
  expect(first).toMatchObject({
    title: 'Career Break to care for my father',
    from: '2024-01',
    to: '2024-12',
  });
  const back = {
    ...resume.entries[1],
    title: 'Analyst',
    from: '2025-01',
    to: '2025-06',
  } as typeof first & {};
  expect(timelineOf([...resume.entries, back], new Date(2026, 2, 15))).toEqual({
    jobs: { months: 42, isAbout: false },
    uncounted: 0,
    gaps: [],
  });
});

test('a break is no place for a keyword, though it is the newest', () => {
  const kafka = { name: 'Kafka', terms: ['kafka'] };
  const text = 'Kafka feeds our reports, in a career with care for every father.';
  expect(placementOf(kafka, resume, { id: 'pasted', keywords: [kafka], text }).entry).toBe(
    'Data Analyst, Aravali Retail',
  );
});
