import { createHash } from 'node:crypto';
import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { MIN_TRAIT_ANSWERS, SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import type { Situation } from '../content.ts';

/** A situation of an attempt. `order`: at each place as shown, the option's number in the file. */
export interface DrawnSituation {
  id: string;
  order: number[];
}

/**
 * Draws the situations of one attempt: for as many traits as it has room for, the number of answers from which a trait gets a
 * result, and what is left for one more. The same seed draws the same. `before`: situations of earlier attempts, which are taken
 * last, and whose traits are.
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
  const met = (trait: string) => bank.filter((one) => one.trait === trait && before.has(one.id)).length;
  const drawn = shuffle(SITUATION_TRAITS, `${seed} traits`, String)
    .toSorted((one, other) => met(one) - met(other))
    .flatMap((trait) =>
      freshFirst.filter((situation) => situation.trait === trait).slice(0, MIN_TRAIT_ANSWERS),
    )
    .slice(0, SITUATIONS_PER_ATTEMPT);
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
