import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import { dateOf, dateRangeIn, monthsIn } from '../words/dateRange.ts';
import { readPhones } from './phones.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A month of a year, and the ways to write it. */
const month = fc.record({ year: fc.integer({ min: 1990, max: 2035 }), index: fc.nat({ max: 11 }) });
const FORMS: readonly ((year: number, index: number) => string)[] = [
  (year, index) => `${MONTHS[index]} ${year}`,
  (year, index) => `${MONTHS[index]?.slice(0, 3)} ${year}`,
  (year, index) => `${MONTHS[index]?.slice(0, 3)}. ${year}`,
  (year, index) => `${MONTHS[index]?.slice(0, 3).toUpperCase()} ${year}`,
  (year, index) => `${MONTHS[index]}, ${year}`,
  (year, index) => `${String(index + 1).padStart(2, '0')}/${year}`,
  (year, index) => `${index + 1}-${year}`,
  (year, index) => `${String(index + 1).padStart(2, '0')}.${year}`,
];
const form = fc.constantFrom(...FORMS);
const dash = fc.constantFrom(' - ', ' – ', ' — ', '–', ' to ', ' till ', ' until ');
const isoOf = ({ year, index }: { year: number; index: number }) =>
  `${year}-${String(index + 1).padStart(2, '0')}`;

test('a span of months is the same however its dates and their dash are written', () => {
  fc.assert(
    fc.property(
      month,
      month,
      form,
      dash,
      fc.constantFrom('', ' |', ','),
      (from, to, write, between, mark) => {
        const text = `Intern, Nimbus Labs${mark} ${write(from.year, from.index)}${between}${write(to.year, to.index)}`;
        expect(dateRangeIn(text)).toMatchObject({ from: isoOf(from), to: isoOf(to) });
      },
    ),
  );
});

test('what goes on is present, and years alone stay years', () => {
  const now = fc.constantFrom('Present', 'present', 'Current', 'Now', 'Till date', 'Ongoing', 'वर्तमान');
  fc.assert(
    fc.property(month, form, dash, now, (from, write, between, end) => {
      expect(dateRangeIn(`${write(from.year, from.index)}${between}${end}`)).toMatchObject({
        from: isoOf(from),
        to: 'present',
      });
      expect(dateRangeIn(`${from.year}${between}${from.year + 4}`)).toMatchObject({
        from: String(from.year),
        to: String(from.year + 4),
      });
      expect(dateOf(` ${write(from.year, from.index)} `)).toBe(isoOf(from));
    }),
  );
});

test('the months of a span count both ends', () => {
  fc.assert(
    fc.property(month, fc.nat({ max: 240 }), (from, more) => {
      const end = 12 * from.year + from.index + more;
      const to = isoOf({ year: Math.floor(end / 12), index: end % 12 });
      expect(monthsIn(isoOf(from), to)).toBe(more + 1);
      if (more > 0) expect(monthsIn(to, isoOf(from))).toBeNull();
    }),
  );
});

/** Digits in groups as people write them. */
function grouped(digits: string, sizes: readonly number[], separator: string): string {
  let rest = digits;
  const groups = sizes.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return [...groups, rest].filter((group) => group !== '').join(separator);
}

test('an Indian mobile number is the same in any grouping, with or without the code of the country', () => {
  const number = fc
    .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
  // Three, three and four digits are the way of North America.
  const sizes = fc.constantFrom([10], [5], [4, 3], [2, 4], [5, 3]);
  const code = fc.constantFrom('', '0', '+91 ', '+91-', '+91', '(+91) ', '91 ', '0091 ', '+91 (0) ');
  const label = fc.constantFrom('', 'Mobile: ', 'Ph. ', 'asha@post.example | ', '☎ ');
  fc.assert(
    fc.property(
      number,
      sizes,
      fc.constantFrom(' ', '-', '.', ''),
      code,
      label,
      (digits, groups, mark, prefix, before) => {
        const text = `${before}${prefix}${grouped(digits, groups, mark)}`;
        expect(readPhones(text)).toEqual([{ value: `+91${digits}`, issue: null }]);
      },
    ),
  );
});

test('a grade is the same before and after its word, whatever stands between and beside', () => {
  const value = fc.integer({ min: 450, max: 1_000 }).map((hundredths) => hundredths / 100);
  const ways: readonly ((value: number) => string)[] = [
    (one) => `CGPA: ${one}`,
    (one) => `CGPA ${one}/10`,
    (one) => `CGPA - ${one} / 10`,
    (one) => `CGPA: ${one} out of 10`,
    (one) => `${one} CGPA`,
    (one) => `${one}/10 CGPA`,
    (one) => `C.G.P.A.: ${one}`,
    (one) => `CPI ${one}`,
    (one) => `(CGPA: ${one})`,
  ];
  const separator = fc.constantFrom(', ', ' | ', ' • ', ' · ');
  fc.assert(
    fc.property(value, fc.constantFrom(...ways), separator, fc.boolean(), (grade, write, mark, isFirst) => {
      const parts = ['B.Tech', 'Anna University', '2021 – 2025'];
      const line = (isFirst ? [write(grade), ...parts] : [...parts, write(grade)]).join(mark);
      const { scores } = parseResume(resumeOf([['Education', [line]]])).education;
      expect(scores.map((score) => [score.value, score.outOf])).toEqual([[grade, 10]]);
    }),
    { numRuns: 60 },
  );
});

test('a job is the same whatever the order of its parts and the marks between them', () => {
  const separator = fc.constantFrom(', ', ' | ', ' • ', ' · ', ' – ');
  const title = fc.constantFrom(
    'Software Intern',
    'Data Analyst',
    'Graduate Engineer Trainee',
    'HR Executive',
  );
  const organisation = fc.constantFrom(
    'Nimbus Labs',
    'Coastal Foods Pvt. Ltd.',
    'Deccan Works',
    'Tara Foundation',
  );
  const dates = fc.constantFrom('Jun 2024 - Aug 2024', '06/2024 – 08/2024', 'June 2024 to August 2024');
  const order = fc.constantFrom([0, 1, 2], [1, 0, 2], [2, 0, 1], [2, 1, 0], [0, 2, 1], [1, 2, 0]);
  fc.assert(
    fc.property(separator, title, organisation, dates, order, (mark, role, firm, span, places) => {
      const parts = [role, firm, span];
      const line = places.map((place) => parts[place]).join(mark);
      const { entries } = parseResume(
        resumeOf([
          ['Experience', [line, '• Built 3 tools for 40 people in the office']],
          ['Education', ['B.Tech, 2025']],
        ]),
      );
      expect(entries[0], line).toMatchObject({
        title: role,
        organisation: firm,
        from: '2024-06',
        to: '2024-08',
      });
    }),
    { numRuns: 150 },
  );
});
