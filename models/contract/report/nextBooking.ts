import type { ActivePack } from '../business/packs.ts';
import { CRITERION_GROUPS, type CriterionGroup, GROUP_NAMES } from '../room/criterionGroups.ts';
import type { ReportedFeedback } from '../room/feedback.ts';
import type { Round } from '../room/sessions.ts';
import { averageOf, LEVEL_RATINGS } from './progress.ts';

type Feedback = Pick<ReportedFeedback, 'submittedAt'> & {
  ratings: Readonly<Record<string, string | number | undefined>>;
};

/** Which groups of criteria a round practises most. */
const PRACTISED: Record<'talk' | 'tech', readonly CriterionGroup[]> = {
  talk: ['communication', 'drive', 'background'],
  tech: ['technical', 'pressure'],
};
/** A group counts as weakest only this many stars below the average of the groups: less is chance. */
const FOCUS_STARS = 0.25;

export interface NextRound {
  round: Round;
  /** The group that it practises, if that is why it comes next. */
  focus: CriterionGroup | null;
  /** Set when the focus comes from the learner's assessments instead of their sessions. */
  isAssessed?: true;
}

/** What a learner without a booked session can book next. */
export type NextBooking =
  | ({ kind: 'book_round'; lastDay: string } & NextRound)
  | { kind: 'book_introduction' }
  | { kind: 'see_programs' };

export interface NextBookingOf {
  pack: ActivePack | null;
  introduction: { state: 'free' | 'booked' | 'used' } | null;
  /** Submitted feedback in any order. */
  feedback: readonly Feedback[];
  /** The group that assessments show as weak (`assessedFocus.ts`); counts while no ratings name one. */
  assessed?: CriterionGroup | null;
}

/** A round of the pack, else the free introduction, else a program. Null: every round of the pack is booked or used. */
export function nextBooking({
  pack,
  introduction,
  feedback,
  assessed = null,
}: NextBookingOf): NextBooking | null {
  if (!pack) return introduction?.state === 'free' ? { kind: 'book_introduction' } : { kind: 'see_programs' };
  const next = nextRound(pack.rounds, feedback, assessed);
  return next && { kind: 'book_round', lastDay: pack.lastDay, ...next };
}

/**
 * The round to book next: the first free one, in the pack's order, that practises the learner's weakest group by their ratings, else
 * by their assessments (`focus`); if there is no such group or no such round, the first free one. Null: none is free.
 */
export function nextRound(
  rounds: ActivePack['rounds'],
  feedback: readonly Feedback[],
  assessed: CriterionGroup | null = null,
): NextRound | null {
  const free = rounds.filter(({ state }) => state === 'free').map(({ name }) => name);
  const [first] = free;
  if (!first) return null;
  const rated = weakestGroup(feedback);
  const focus = rated ?? assessed;
  const fitting = focus && free.find((round) => practises(round, focus));
  if (!fitting) return { round: first, focus: null };
  return { round: fitting, focus, ...(!rated && { isAssessed: true }) };
}

function practises(round: Round, group: CriterionGroup): boolean {
  return PRACTISED[round.startsWith('Tech') ? 'tech' : 'talk'].includes(group);
}

/** The group with the lowest average in the latest three feedbacks, if it is clearly below the others. */
export function weakestGroup(feedback: readonly Feedback[]): CriterionGroup | null {
  const latest = feedback
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .slice(0, LEVEL_RATINGS);
  const levels = GROUP_NAMES.flatMap((group) => {
    const level = averageOf(latest.flatMap(({ ratings }) => starsOf(ratings, group)));
    return level === null ? [] : [{ group, level }];
  });
  const average = averageOf(levels.map(({ level }) => level));
  const [weakest] = levels.toSorted((a, b) => a.level - b.level);
  if (!weakest || average === null || average - weakest.level < FOCUS_STARS) return null;
  return weakest.group;
}

function starsOf(ratings: Feedback['ratings'], group: CriterionGroup): number[] {
  return CRITERION_GROUPS[group].flatMap((criterion) => {
    const stars = ratings[criterion];
    return typeof stars === 'number' ? [stars] : [];
  });
}
