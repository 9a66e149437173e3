import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SITUATION_BY_ID, SITUATIONS } from '../content.ts';
import { drawSituations } from './drawSituations.ts';

const NOTHING = new Set<string>();
const traitOf = (id: string) => SITUATION_BY_ID.get(id)?.trait;

it('every draw has 16 different situations, each trait twice, and all options in some order', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const drawn = drawSituations(SITUATIONS, seed, NOTHING);
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(SITUATIONS_PER_ATTEMPT);
      for (const trait of SITUATION_TRAITS)
        expect(drawn.filter(({ id }) => traitOf(id) === trait)).toHaveLength(2);
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
  }
});
