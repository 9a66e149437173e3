import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, resumeOf, run } from '../testing/pdfOf.ts';
import { dateRangeIn } from '../words/dateRange.ts';
import { closedUp, headingKind, headingKindByWords, isSpacedOut } from '../words/headings.ts';
import { datesOf } from './dates.ts';
import { linkIssue } from './linkIssues.ts';
import { readPhones } from './phones.ts';
import { openingVerb } from './verbs.ts';

const lineOf = (text: string) => parseResume(pdfOf([run(text, 36, 90)])).lines;

describe('dates', () => {
  test.each([
    ['Jun 2024 – Aug 2024, July 2019 – Present, Sept 2018, May 2017, Dec 2019', ['shortName']],
    ['June 2019 – July 2020, December 2021', ['fullName']],
    ["Jan '23", ['shortYear']],
    ['06/2024 - Jan 2023', ['shortName', 'number']],
  ])('of "%s" have the forms %j', (text, forms) => {
    expect([...new Set(datesOf(lineOf(text)).map(({ form }) => form))]).toEqual(forms);
  });

  test('with a day have the year that is written', () => {
    expect(datesOf(lineOf('Updated on February 10, 2026'))).toMatchObject([{ form: 'fullName' }]);
  });

  test.each([
    ['Jan 2020 – May 2024', '2020-01', '2024-05'],
    ['06/2024 - Present', '2024-06', 'present'],
    ['2021-25', '2021', '2025'],
    ['Class XII, 2021', null, '2021'],
    ["[May'22 - July'22]", '2022-05', '2022-07'],
    ['Jun – Aug 2024', '2024-06', '2024-08'],
    ['2022-12-01 — 2023-05-31', '2022-12', '2023-05'],
    ['2010-12', '2010', '2012'],
  ])('"%s" is from %s to %s', (text, from, to) => {
    expect(dateRangeIn(text)).toMatchObject({ from, to });
  });
});

describe('grades', () => {
  test.each([
    ['7.84 CGPA (2022-Present)', 7.84, 10],
    ['9.28 CGPA October 2022', 9.28, 10],
    ['3.8 GPA Sep 2019', 3.8, 4],
    ['CPI 9.71(/10)', 9.71, 10],
    ['CGPA: 8.4', 8.4, 10],
    ['GPA 3.5', 3.5, 4],
    ['Percentage: 78.2%', 78.2, 100],
    ['Marks 471/500, 94.2%', 94.2, 100],
  ])('"%s" is %d of %d', (text, value, outOf) => {
    const { scores } = parseResume(resumeOf([['Education', [`B.Tech, ABC Institute, ${text}`]]])).education;
    expect(scores.map((score) => [score.value, score.outOf])).toEqual([[value, outOf]]);
  });
});

test('a grade is read that is wrapped before or after its word', () => {
  const scoresOf = (...lines: string[]) =>
    parseResume(resumeOf([['Education', lines]])).education.scores.map(({ value, outOf }) => [value, outOf]);
  expect(scoresOf('B.Des, Aravali School of Design, 2021 – 2025, 8.8', 'CGPA')).toEqual([[8.8, 10]]);
  expect(scoresOf('B.Des, Aravali School of Design, 2021 – 2025, CGPA:', '8.8')).toEqual([[8.8, 10]]);
});

describe('phones', () => {
  test.each([
    ['98765 43210', '+919876543210', null],
    ['+91 (0) 98765 43210', '+919876543210', null],
    ['0091-98765-43210', '+919876543210', null],
    ['+91-8335-0000', '+9183350000', 'wrongLength'],
    ['+49 1512 3456789', '+4915123456789', null],
    ['+ 1 (555) 123-4567', '+15551234567', null],
    ['(555) 123-4567', '(555) 123-4567', 'noCountry'],
    ['713-555-0148', '713-555-0148', 'noCountry'],
    ['555 · 123 · 4567', '555 · 123 · 4567', 'noCountry'],
    ['0755-2551234', '+917552551234', null],
  ])('"%s" is %s with %s', (text, value, issue) => {
    expect(readPhones(text)).toEqual([{ value, issue }]);
  });

  test.each(['2019 - 2023', 'CGPA 8.4', 'June 2020 – 2021', 'github.com/asha9876543210'])(
    '"%s" is none',
    (text) => {
      expect(readPhones(text)).toEqual([]);
    },
  );
});

describe('the name', () => {
  const nameOf = (...items: ReturnType<typeof run>[]) => parseResume(pdfOf(items)).contact.name;
  const mail = run('asha.verma@post.example', 36, 60);

  test.each([
    ['Asha Verma (Student)', 'Asha Verma'],
    ['Asha Verma Resume', 'Asha Verma'],
    ['A S H A  V E R M A', 'ASHA VERMA'],
    ['Aras G¨ung¨ore', 'Aras Güngöre'],
    ['A. P. Venkatesh Iyer', 'A. P. Venkatesh Iyer'],
  ])('"%s" is read', (written, name) => {
    expect(nameOf(run(written, 36, 40, 24), mail, run('I am a dedicated', 36, 80))?.value).toBe(name);
  });

  test('is like the address rather than large', () => {
    expect(nameOf(run('Creative Portfolio Works', 36, 40, 14), run('Asha Verma', 36, 55), mail)?.value).toBe(
      'Asha Verma',
    );
  });

  test('is not sure where nothing tells it', () => {
    const name = nameOf(run('hello there, this is me', 36, 40), run('Marble Arch', 36, 300));
    expect(name === null || name.confidence < 0.6).toBe(true);
  });
});

describe('headings by their words', () => {
  test.each([
    ['Leadership / Extracurricular', 'activities'],
    ['Honors & Awards', 'achievements'],
    ['Open Source Contributions', 'projects'],
    ['Research Experience', 'experience'],
    ['Research Papers', 'publications'],
    ['Technical Strengths', 'skills'],
    ['POSITION OF RESPONSIBILITY & ACHIEVEMENTS', 'activities'],
    ['My Journey', null],
  ])('"%s" is %s', (text, kind) => {
    expect(headingKindByWords(text)).toBe(kind);
  });

  test('spaced-out letters are closed up, also with a kerned pair', () => {
    expect(isSpacedOut('E D U C AT I O N')).toBe(true);
    expect(headingKind('AWA R D S')).toBe('achievements');
    expect(headingKind('E D U C AT I O N')).toBe('education');
    expect(closedUp('W O R K  E X P E R I E N C E')).toBe('WORK EXPERIENCE');
  });

  test('a lost ligature is put back', () => {
    expect(headingKind('Certi cations')).toBe('certifications');
  });
});

test.each([
  ['x@x.com', 'template'],
  ['linkedin.com/in', 'bare'],
  ['linkedin.com/in/asha', null],
  ['github.com', 'bare'],
  ['instaresume.io', 'maker'],
])('the link %s is %s', (address, issue) => {
  expect(linkIssue(address)).toBe(issue);
});

test('a mail link to another address than the written one is said', () => {
  const content = { ...pdfOf(HEAD), links: ['mailto:other@mail.example%20', 'https://github.com/asha'] };
  expect(parseResume(content).contact.linkIssues).toMatchObject([
    { issue: 'differs', value: 'other@mail.example' },
  ]);
});

test.each([
  ['Classified 9,000 answers', 'classified'],
  ['Co-founded a club', 'co-founded'],
  ['Rewrote the settlement job', 'rewrote'],
  ['Undertook a survey of 40 shops', 'undertook'],
  ['Dockerized the service', 'dockerized'],
  ['Project: Built a bridge', null],
  ['Research Assistant', null],
  ['Test cases for the shop', null],
])('"%s" opens with %s', (text, verb) => {
  expect(openingVerb(text)).toBe(verb);
});

test('a degree and the beginning of an address are no pages', () => {
  const head = [...HEAD.slice(0, 1), run('B.Tech | kavya.menon@post.example | kavyamenon.dev', 36, 56)];
  expect(parseResume(pdfOf(head)).contact.links.map(({ value }) => value)).toEqual(['kavyamenon.dev']);
});

test.each(['Partner with 40 store managers', 'Care for four patients in each shift'])(
  'the noun that "%s" begins with is a verb there',
  (text) => expect(openingVerb(text)).not.toBeNull(),
);
