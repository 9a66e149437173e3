import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Found, itemsOf, makeItem, templatesOf } from './bank/bank.ts';
import { withKey } from './quiz.present.ts';

const TEMPLATES = templatesOf('Aptitude');
const shown = (item: Found['item']): Found => ({ item, subject: 'Aptitude', language: 'en' });
const ORDER = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const made = fc
  .record({ template: fc.constantFrom(...TEMPLATES), seed: fc.integer({ min: 1, max: 10_000 }) })
  .map(({ template, seed }) => makeItem(template, seed));

test('a wrong answer is told the mistake of its own option', () => {
  fc.assert(
    fc.property(made, ORDER, fc.integer({ min: 0, max: 3 }), (item, order, place) => {
      const told = withKey(shown(item), order, { choice: [place], outcome: 'wrong' });
      const isRight = told.key.includes(place);
      expect(told.mistake?.isOwn).toBe(!isRight);
      const option = told.item.options[place]?.replace(/[.।]$/, '') ?? '';
      expect(told.mistake?.text.startsWith(`${option}: `)).toBe(!isRight);
    }),
    { numRuns: 200 },
  );
});

test('no answer is told a common mistake, which is not called its own', () => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('no templates');
  const told = withKey(shown(makeItem(template, 1)), [0, 1, 2, 3], { choice: null, outcome: 'late' });
  expect(told.mistake).toMatchObject({ isOwn: false });
});

test('an item that names no mistakes has none', () => {
  const [item] = itemsOf('Science');
  if (!item) throw new Error('no items');
  expect(withKey(shown(item), [1, 0, 2, 3], { choice: [0], outcome: 'wrong' }).mistake).toBeNull();
});
