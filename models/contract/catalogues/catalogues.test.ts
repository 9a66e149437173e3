import { expect, it } from 'vitest';
import {
  EXPERTISE,
  EXPERTISE_BY_CATEGORY,
  EXPERTISE_CATEGORIES,
  EXPERTISE_CATEGORY_NAMES,
  EXPERTISE_NAMES,
} from './expertise.ts';
import { EXPERTISE_AREA_NAMES, EXPERTISE_AREAS } from './expertiseAreas.ts';
import { labelOf } from './label.ts';
import { MONTH_NAMES, MONTHS, yearList } from './months.ts';
import { DATABASES, FRAMEWORKS, PROGRAMMING_LANGUAGES } from './technologies.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const sizes = (lists: readonly (readonly string[])[]) =>
  lists.map((list) => new Set(list.map((name) => name.toLowerCase())).size);

it('names nothing twice, in whatever case', () => {
  const lists = [PROGRAMMING_LANGUAGES, FRAMEWORKS, DATABASES, EXPERTISE_AREAS, EXPERTISE, MONTH_NAMES];
  expect(sizes(lists)).toEqual(lists.map(({ length }) => length));
  // The categories are merged into one list, so a name in two of them would be lost.
  const inCategories = EXPERTISE_CATEGORIES.flatMap((category) =>
    Object.keys(EXPERTISE_BY_CATEGORY[category]),
  );
  expect(EXPERTISE).toHaveLength(inCategories.length);
});

it('has the eleven categories in their order, each with a list worth choosing from', () => {
  expect(EXPERTISE_CATEGORIES).toEqual([
    ...['Technology and IT', 'Business and Management', 'Healthcare and Medicine', 'Engineering', 'Science'],
    ...['Arts and Entertainment', 'Education', 'Finance and Economics', 'Law and Legal Studies'],
    ...['Social Sciences', 'Development Expertise'],
  ]);
  for (const category of EXPERTISE_CATEGORIES) {
    const { length } = Object.keys(EXPERTISE_BY_CATEGORY[category]);
    expect(length, category).toBeGreaterThanOrEqual(10);
    expect(length, category).toBeLessThanOrEqual(20);
  }
});

it('lists names in alphabetical order, as people look for them', () => {
  const order = new Intl.Collator('en').compare;
  for (const list of [PROGRAMMING_LANGUAGES, FRAMEWORKS, DATABASES, EXPERTISE_AREAS])
    expect([...list].sort(order)).toEqual(list);
});

it('says in Hindi what is translated', () => {
  for (const names of [EXPERTISE_NAMES, EXPERTISE_CATEGORY_NAMES, EXPERTISE_AREA_NAMES, MONTHS])
    for (const hindi of Object.values(names)) expect(hindi).toMatch(DEVANAGARI);
  expect(labelOf(MONTHS, 'March', 'hi')).toBe('मार्च');
  expect(labelOf(MONTHS, 'March', 'en')).toBe('March');
  expect(labelOf(MONTHS, 'Smarch', 'hi')).toBe('Smarch');
});

it('offers thirty years, descending, from four years ahead', () => {
  const years = yearList(2026);
  expect(years).toHaveLength(30);
  expect(years[0]).toBe(2030);
  expect(years.at(-1)).toBe(2001);
  expect(years.every((year, i) => i === 0 || year === (years[i - 1] ?? 0) - 1)).toBe(true);
});
