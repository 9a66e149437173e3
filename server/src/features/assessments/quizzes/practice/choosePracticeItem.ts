import type { PractisedItem } from '@preproom/models/db/assessments/topicPractice.model';
import { bankId, itemById } from '../bank/bank.ts';
import { chanceByGuessing } from '../bank/bankItem.ts';
import { estimateAbility } from '../rules/ability.ts';
import type { Candidate } from '../rules/selectItem.ts';

/** The difficulty follows so many latest answers: what was hard a week ago may be easy by now. */
const LOOKED_BACK = 12;
/** The next question is drawn from so many nearest ones. */
const NEAREST = 4;

/**
 * What practice asks next: a question that was not practised lately, near what the latest answers show. Once all were, one of the half
 * that is longest ago. Null without candidates.
 */
export function choosePracticeItem(
  candidates: readonly Candidate[],
  recent: readonly PractisedItem[],
  random: () => number,
): Candidate | null {
  const ability = practisedAbility(recent);
  const nearest = fresh(candidates, recent)
    .toSorted((a, b) => Math.abs(a.difficulty - ability) - Math.abs(b.difficulty - ability))
    .slice(0, NEAREST);
  return nearest[Math.floor(random() * nearest.length)] ?? null;
}

function fresh(candidates: readonly Candidate[], recent: readonly PractisedItem[]): readonly Candidate[] {
  const lastPlace = new Map(recent.map(({ itemId }, place) => [bankId(itemId), place]));
  const unseen = candidates.filter(({ id }) => !lastPlace.has(id));
  if (unseen.length > 0) return unseen;
  const longestAgo = candidates.toSorted((a, b) => (lastPlace.get(a.id) ?? 0) - (lastPlace.get(b.id) ?? 0));
  return longestAgo.slice(0, Math.ceil(candidates.length / 2));
}

/** In logits. A right answer after a hint counts as not known. */
function practisedAbility(recent: readonly PractisedItem[]): number {
  const answers = recent.slice(-LOOKED_BACK).flatMap(({ itemId, outcome, hints }) => {
    const known = itemById(itemId);
    if (!known) return [];
    const isRight = outcome === 'right' && hints === 0;
    return [{ difficulty: known.item.difficulty, guess: chanceByGuessing(known.item), isRight }];
  });
  return estimateAbility(answers).ability;
}
