import { createHash } from 'node:crypto';
import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import type { Situation } from '../content.ts';

/** A situation of an attempt. `order`: at each place as shown, the option's number in the file. */
export interface DrawnSituation {
  id: string;
  order: number[];
}

const PER_TRAIT = SITUATIONS_PER_ATTEMPT / SITUATION_TRAITS.length;

/**
 * Draws the situations of one attempt, as many of each trait. The same seed draws the same. `before`: situations of earlier attempts,
 * which are taken last.
 */
export function drawSituations(
  bank: readonly Situation[],
  seed: string,
  before: ReadonlySet<string>,
): DrawnSituation[] {
  const shuffled = shuffle(bank, seed, ({ id }) => id);
  const freshFirst = [
    ...shuffled.filter(({ id }) => !before.has(id)),
    ...shuffled.filter(({ id }) => before.has(id)),
  ];
  const drawn = SITUATION_TRAITS.flatMap((trait) =>
    freshFirst.filter((situation) => situation.trait === trait).slice(0, PER_TRAIT),
  );
  return shuffle(drawn, `${seed} order`, ({ id }) => id).map(({ id, options }) => ({
    id,
    order: shuffle([...options.keys()], `${seed} ${id}`, String),
  }));
}

/** In the order of hashes of each item with the seed: random to whoever does not know the seed, and repeatable. */
function shuffle<Item>(items: readonly Item[], seed: string, keyOf: (item: Item) => string): Item[] {
  const hash = (item: Item) =>
    createHash('sha256')
      .update(`${seed}\0${keyOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, at: hash(item) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ item }) => item);
}
