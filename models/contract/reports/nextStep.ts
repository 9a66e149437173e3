import type { StarCriterion } from '../catalogues/criteria.ts';
import type { Round } from '../sessions/sessions.ts';
import { canPractise, type PractisedGroup } from './criterionGroups.ts';
import { groupOf } from './groupAverage.ts';
import type { ArticleForPractice, ExpertiseForPractice, PracticeOffers } from './practiceOffers.ts';

/** What somebody can do next; each exists in the product. */
export type NextStep =
  | { kind: 'book'; round: Round }
  | { kind: 'mentors'; round: Round; expertise: ExpertiseForPractice }
  | { kind: 'article'; slug: ArticleForPractice; title: string }
  | { kind: 'programs' }
  | { kind: 'calendar' }
  | { kind: 'help' };

type Wish =
  | { kind: 'round'; like: RegExp }
  | { kind: 'mentors'; expertise: ExpertiseForPractice }
  | { kind: 'article'; slug: ArticleForPractice };

const HR: Wish = { kind: 'round', like: /^HR/ };
const TECH: Wish = { kind: 'round', like: /^Tech/ };
const ANY_ROUND: Wish = { kind: 'round', like: /^/ };
const STAR: Wish = { kind: 'article', slug: 'hr-round-answers-star-method' };
const THINK_ALOUD: Wish = { kind: 'article', slug: 'think-aloud-in-technical-interviews' };
const PRACTISE: Wish = { kind: 'article', slug: 'practise-with-a-mentor' };
const QUESTIONS: Wish = { kind: 'article', slug: 'questions-to-ask-the-interviewer' };

/** What helps with anything. */
export const PRACTICE_HELPS: readonly Wish[] = [ANY_ROUND, PRACTISE, STAR];

/** What helps with each group, the most fitting first. */
const HELPS: Record<PractisedGroup, readonly Wish[]> = {
  communication: [HR, STAR, PRACTISE],
  technical: [TECH, THINK_ALOUD, PRACTISE],
  pressure: PRACTICE_HELPS,
  drive: [QUESTIONS, HR, PRACTISE],
};

/** Where a criterion has something better than its group. */
const BETTER: Partial<Record<StarCriterion, readonly Wish[]>> = {
  'Leadership Ability': [{ kind: 'mentors', expertise: 'Leadership and team management' }, HR, STAR],
};

/** What helps with speaking too little or too long. */
export const SPEAKING_HELPS: readonly Wish[] = [STAR, HR, PRACTISE];

/** Nothing for what cannot be practised. */
export function helpsWith(criterion: StarCriterion): readonly Wish[] {
  const group = groupOf(criterion);
  return BETTER[criterion] ?? (canPractise(group) ? HELPS[group] : []);
}

/**
 * The first of these that the product offers this learner and no earlier item of the report has named. Without any the programs, which
 * have rounds.
 */
export function nextStep(
  wishes: readonly Wish[],
  offers: PracticeOffers,
  named: readonly NextStep[],
): NextStep {
  const steps = wishes.flatMap((wish) => offered(wish, offers));
  const isNamed = (step: NextStep) => named.some((other) => JSON.stringify(other) === JSON.stringify(step));
  return steps.find((step) => !isNamed(step)) ?? steps[0] ?? { kind: 'programs' };
}

/** A round is offered only if it comes next: every page names the same one. */
function offered(wish: Wish, { next, expertise, articles }: PracticeOffers): NextStep[] {
  switch (wish.kind) {
    case 'round':
      return next && wish.like.test(next) ? [{ kind: 'book', round: next }] : [];
    case 'mentors':
      if (!next || !expertise.includes(wish.expertise)) return [];
      return [{ kind: 'mentors', round: next, expertise: wish.expertise }];
    case 'article':
      return articles
        .filter(({ slug }) => slug === wish.slug)
        .map((article) => ({ kind: 'article', ...article }));
  }
}
