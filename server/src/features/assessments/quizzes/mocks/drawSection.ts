import {
  QUANTITATIVE_TOPICS,
  REASONING_TOPICS,
  VERBAL_TOPICS,
} from '@preproom/models/contract/assessments/aptitudeTopics';
import type { MockSectionKind } from '@preproom/models/contract/assessments/mockTests';
import type { QuizScope } from '@preproom/models/contract/assessments/quizSubjects';
import { bankId } from '../bank/bank.ts';
import { candidatesOf, itemOf } from '../bank/quizTopics.ts';
import { shuffledOrder } from '../rules/judge.ts';
import type { Candidate } from '../rules/selectItem.ts';
import type { MockItem } from './mockWork.ts';

const PROGRAMMING = [
  'Algorithms and complexity',
  'C',
  'C++',
  'Data structures',
  'Java',
  'JavaScript',
  'Object orientation',
  'Python',
];
const COMPUTING = ['Computer networks', 'DBMS', 'Linux and Git', 'Operating systems', 'SQL'];

/** What each kind of section draws from. */
export const SECTION_SCOPES: Record<MockSectionKind, QuizScope> = {
  quantitative: { subject: 'Aptitude', topics: Object.keys(QUANTITATIVE_TOPICS) },
  reasoning: { subject: 'Aptitude', topics: Object.keys(REASONING_TOPICS) },
  verbal: { subject: 'Aptitude', topics: Object.keys(VERBAL_TOPICS) },
  programming: { subject: 'CS core', topics: PROGRAMMING },
  technical: { subject: 'CS core', topics: [...PROGRAMMING, ...COMPUTING] },
};

interface Drawing {
  count: number;
  /** Ids of the bank that are not asked. */
  leftOut: ReadonlySet<string>;
  /** Ids of items that the learner has met; they come last. */
  seen: ReadonlySet<string>;
  /** From 0 to below 1. */
  random: () => number;
}

/** The questions of a section: as evenly over its topics as the count allows, those first that the learner has not met. */
export function drawSection(kind: MockSectionKind, { count, leftOut, seen, random }: Drawing): MockItem[] {
  const candidates = candidatesOf(SECTION_SCOPES[kind]).filter(({ id }) => !leftOut.has(id));
  const met = new Set([...seen].map(bankId));
  const piles = [...Map.groupBy(shuffled(candidates, random), ({ topic }) => topic).values()].map((pile) =>
    pile.toSorted((a, b) => Number(met.has(a.id)) - Number(met.has(b.id))),
  );
  const chosen = dealt(piles, count);
  const known = new Set(seen);
  return shuffled(chosen, random).map((candidate) => {
    const item = itemOf(candidate, random, known);
    known.add(item.id);
    return { itemId: item.id, order: shuffledOrder(item, random), choice: null };
  });
}

/** Takes from the piles in turn; a template goes under its pile again. Fewer than `count` if the piles run out. */
function dealt(piles: Candidate[][], count: number): Candidate[] {
  const chosen: Candidate[] = [];
  while (chosen.length < count && piles.some((pile) => pile.length > 0))
    for (const pile of piles) {
      const candidate = pile.shift();
      if (!candidate || chosen.length === count) continue;
      chosen.push(candidate);
      if (candidate.isRepeatable) pile.push(candidate);
    }
  return chosen;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
