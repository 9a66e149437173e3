import type { ActivePack } from '../payments/packs.ts';
import type { Round } from '../sessions/sessions.ts';
import { CRITERION_GROUPS, canPractise, GROUP_NAMES, type PractisedGroup } from './criterionGroups.ts';
import type { ReportedFeedback } from './feedback.ts';
import { averageOf, LEVEL_RATINGS } from './progress.ts';

type Feedback = Pick<ReportedFeedback, 'submittedAt'> & {
  ratings: Readonly<Record<string, string | number | undefined>>;
};

/** Which groups of criteria a round practises most. */
const PRACTISED: Record<'talk' | 'tech', readonly PractisedGroup[]> = {
  talk: ['communication', 'drive'],
  tech: ['technical', 'pressure'],
};
/** A group counts as weakest only this many stars below the average of the groups: less is chance. */
const FOCUS_STARS = 0.25;

export interface NextRound {
  round: Round;
  /** The group that it practises, if that is why it comes next. */
  focus: PractisedGroup | null;
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
}

/** A round of the pack, else the free introduction, else a program. Null: every round of the pack is booked or used. */
export function nextBooking({ pack, introduction, feedback }: NextBookingOf): NextBooking | null {
  if (!pack) return introduction?.state === 'free' ? { kind: 'book_introduction' } : { kind: 'see_programs' };
  const next = nextRound(pack.rounds, feedback);
  return next && { kind: 'book_round', lastDay: pack.lastDay, ...next };
}

/**
 * The round to book next, wherever one is named: the first free one, in the pack's order, that practises the learner's weakest group
 * by their ratings (`focus`); if there is no such group or no such round, the first free one. Null: none is free.
 */
export function nextRound(rounds: ActivePack['rounds'], feedback: readonly Feedback[]): NextRound | null {
  return nextOf(
    rounds.filter(({ state }) => state === 'free').map(({ name }) => name),
    feedback,
  );
}

/** The same of the names of the free rounds. */
export function nextOf(free: readonly Round[], feedback: readonly Feedback[]): NextRound | null {
  const [first] = free;
  if (!first) return null;
  const focus = weakestGroup(feedback);
  const fitting = focus && free.find((round) => practises(round, focus));
  if (!fitting) return { round: first, focus: null };
  return { round: fitting, focus };
}

function practises(round: Round, group: PractisedGroup): boolean {
  return PRACTISED[round.startsWith('Tech') ? 'tech' : 'talk'].includes(group);
}

/** The group with the lowest average in the latest three feedbacks, if it is clearly below the others. One that can be practised. */
export function weakestGroup(feedback: readonly Feedback[]): PractisedGroup | null {
  const latest = feedback
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .slice(0, LEVEL_RATINGS);
  const levels = GROUP_NAMES.filter(canPractise).flatMap((group) => {
    const level = averageOf(latest.flatMap(({ ratings }) => starsOf(ratings, group)));
    return level === null ? [] : [{ group, level }];
  });
  const average = averageOf(levels.map(({ level }) => level));
  const [weakest] = levels.toSorted((a, b) => a.level - b.level);
  if (!weakest || average === null || average - weakest.level < FOCUS_STARS) return null;
  return weakest.group;
}

function starsOf(ratings: Feedback['ratings'], group: PractisedGroup): number[] {
  return CRITERION_GROUPS[group].flatMap((criterion) => {
    const stars = ratings[criterion];
    return typeof stars === 'number' ? [stars] : [];
  });
}
