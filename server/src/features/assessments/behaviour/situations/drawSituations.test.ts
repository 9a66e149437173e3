import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SITUATION_BY_ID, SITUATIONS } from '../content.ts';
import { type DrawnSituation, drawSituations } from './drawSituations.ts';

const NOTHING = new Set<string>();
/** How many situations of each trait are among these. */
const traitCounts = (ids: ReadonlySet<string>) =>
  SITUATION_TRAITS.map((trait) => [...ids].filter((id) => SITUATION_BY_ID.get(id)?.trait === trait).length);
const countsOf = (drawn: readonly DrawnSituation[]) =>
  traitCounts(new Set(drawn.map(({ id }) => id))).toSorted();

it('every draw has 16 different situations, five traits with enough for a result, and all options in some order', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const drawn = drawSituations(SITUATIONS, seed, NOTHING);
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(SITUATIONS_PER_ATTEMPT);
      expect(countsOf(drawn)).toEqual([0, 0, 1, 3, 3, 3, 3, 3]);
      for (const { order } of drawn) expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    }),
    { numRuns: 50 },
  );
});

it('the same seed draws the same, another one does not', () => {
  expect(drawSituations(SITUATIONS, 'a', NOTHING)).toEqual(drawSituations(SITUATIONS, 'a', NOTHING));
  expect(drawSituations(SITUATIONS, 'a', NOTHING)).not.toEqual(drawSituations(SITUATIONS, 'b', NOTHING));
});

it('the best option is at every place about equally often', () => {
  const places = [0, 0, 0, 0];
  for (let seed = 0; seed < 200; seed++) {
    for (const { id, order } of drawSituations(SITUATIONS, String(seed), NOTHING)) {
      const best = SITUATION_BY_ID.get(id)?.options.findIndex(({ credit }) => credit === 1) ?? 0;
      const place = order.indexOf(best);
      places[place] = (places[place] ?? 0) + 1;
    }
  }
  for (const count of places) expect(Math.abs(count - 800)).toBeLessThan(110);
});

it('situations of earlier attempts come last', () => {
  const before = new Set<string>();
  for (const seed of ['first', 'second', 'third']) {
    const drawn = drawSituations(SITUATIONS, seed, before);
    expect(drawn.filter(({ id }) => before.has(id))).toEqual([]);
    for (const { id } of drawn) before.add(id);
    if (seed === 'second') expect(Math.min(...traitCounts(before))).toBeGreaterThanOrEqual(3);
  }
});
