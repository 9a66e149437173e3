import { QUIZ_ITEMS } from '@preproom/models/contract/assessments/quizzes';
import type { BankItem } from '../bank/bankItem.ts';

/** The share of a subject's quizzes that any one item may appear in … */
const MAX_EXPOSURE = 0.28;
/** … or so many times the share that it would have if all came in turns, where a small bank needs more. */
const MAX_OF_EVEN_SHARE = 1.2;
/** While a subject has few quizzes, a share says nothing: so often an item may appear at first. */
const FREE_USES = 5;
/** The next item is drawn from so many nearest ones, so that two learners do not get the same quiz. */
const NEAREST = 6;

/**
 * Where answers may be guessed, items a little below the ability tell the most of it: in logits, ln((1 + √(1 + 8c)) / 2) with
 * c = 1/4, one right option of four (Birnbaum 1968).
 */
const EASIER = 0.31;

export interface Candidate extends Pick<BankItem, 'id' | 'topic' | 'difficulty'> {
  /** May be asked more than once in a quiz, if nothing else is left. */
  isRepeatable?: boolean;
}

/** How often the items of a subject have been shown. */
export interface Exposure {
  quizzes: number;
  shown: Readonly<Record<string, number>>;
}

export interface Selection {
  items: readonly Candidate[];
  /** In logits. */
  ability: number;
  /** Ids of this quiz, in order. */
  asked: readonly string[];
  /** Ids of the learner's last quizzes of the subject. */
  seenBefore: ReadonlySet<string>;
  exposure: Exposure;
  /** From 0 to below 1. */
  random: () => number;
}

/**
 * Draws the next item among the ones that tell the most of the ability. Items that are shown too often are left out
 * (the restricted method of Revuelta and Ponsoda 1998), and new topics and items come before known ones while there is a choice.
 * Null when every item has been asked.
 */
export function selectItem(selection: Selection): Candidate | null {
  const { items, ability, asked, random } = selection;
  const open = items.filter(({ id, isRepeatable }) => isRepeatable || !asked.includes(id));
  const chosen = narrow(open, preferences(selection));
  const distance = ({ difficulty }: Candidate) => Math.abs(difficulty - (ability - EASIER));
  const nearest = chosen.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  return nearest[Math.floor(random() * nearest.length)] ?? null;
}

type Preference = (candidate: Candidate) => boolean;

function preferences({ items, asked, seenBefore, exposure }: Selection): Preference[] {
  const topics = new Set(items.filter(({ id }) => asked.includes(id)).map(({ topic }) => topic));
  return [
    ({ id }) => !isOverexposed(exposure, id, items.length),
    ({ id }) => !asked.includes(id),
    ({ id }) => !seenBefore.has(id),
    ({ topic }) => !topics.has(topic),
  ];
}

/** The largest share of a subject's quizzes in which one of so many items may be. */
export const maxExposure = (items: number): number =>
  Math.max(MAX_EXPOSURE, (MAX_OF_EVEN_SHARE * QUIZ_ITEMS) / items);

/** Whether one more use would take an item of so many above its share. */
export function isOverexposed({ quizzes, shown }: Exposure, id: string, items: number): boolean {
  return (shown[id] ?? 0) + 1 > Math.max(FREE_USES, maxExposure(items) * quizzes);
}

/** Applies each preference as far as it leaves a choice; the first one, the exposure, as long as it leaves anything. */
function narrow(open: readonly Candidate[], wanted: readonly Preference[]): readonly Candidate[] {
  return wanted.reduce((left, isWanted, place) => {
    const kept = left.filter(isWanted);
    return kept.length >= (place === 0 ? 1 : NEAREST) ? kept : left;
  }, open);
}
