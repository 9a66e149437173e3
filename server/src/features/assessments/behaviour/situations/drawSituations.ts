import { createHash } from 'node:crypto';
import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import type { Situation } from '../content.ts';

/** A situation of an attempt. `order`: at each place as shown, the option's number in the file. */
export interface DrawnSituation {
  id: string;
  order: number[];
}

/**
 * Draws the situations of one attempt: one of each trait, then others until there are enough, no trait a third time. The same seed
 * draws the same. `before`: situations of earlier attempts, which are taken last.
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
  const rounds = SITUATION_TRAITS.map((trait) => freshFirst.filter((situation) => situation.trait === trait));
  const firsts = rounds.flatMap(([first]) => (first ? [first] : []));
  const seconds = shuffle(
    rounds.flatMap(([, second]) => (second ? [second] : [])),
    `${seed} second`,
    ({ id }) => id,
  );
  const drawn = [...firsts, ...seconds].slice(0, SITUATIONS_PER_ATTEMPT);
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
