import { INDEX_CRITERION, STAR_CRITERIA, type StarCriterion } from '../catalogues/criteria.ts';
import { type CriterionGroup, canPractise, GROUP_NAMES } from './criterionGroups.ts';
import { groupAverage, groupOf } from './groupAverage.ts';
import type { PerformanceSession } from './performance.ts';

export type RatedSession = PerformanceSession & { feedback: NonNullable<PerformanceSession['feedback']> };
export type Ratings = RatedSession['feedback']['ratings'];

/** A level is the average of so many of the latest ratings: one mentor's strict or generous day weighs less. */
export const LEVEL_RATINGS = 3;
/** A trend compares the newer half of so many of the latest ratings with the older half. */
const TREND_RATINGS = 6;
/** Half a star: smaller changes are within what two mentors differ by. */
const TREND_STARS = 0.5;
/** How many areas are named as strongest, and as weakest. */
const AREAS = 3;

export type Trend = 'up' | 'down' | 'steady';

export function averageOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The average of the latest ratings, which come last; null without any. */
export function levelOf(values: readonly number[]): number | null {
  return averageOf(values.slice(-LEVEL_RATINGS));
}

/** Whether the latest ratings, which come last, are higher than those before; null with fewer than two. */
export function trendOf(values: readonly number[]): Trend | null {
  const latest = values.slice(-TREND_RATINGS);
  const half = Math.floor(latest.length / 2);
  const [before, after] = [averageOf(latest.slice(0, half)), averageOf(latest.slice(latest.length - half))];
  if (before === null || after === null) return null;
  if (Math.abs(after - before) < TREND_STARS) return 'steady';
  return after > before ? 'up' : 'down';
}

export function ratedSessions(sessions: readonly PerformanceSession[]): RatedSession[] {
  return sessions.filter((session): session is RatedSession => session.feedback !== null);
}

/** One criterion over the sessions. */
export interface Area {
  criterion: StarCriterion;
  level: number;
  trend: Trend | null;
  /** The ratings behind the level, oldest first. */
  evidence: { session: RatedSession; stars: number }[];
}

/**
 * The criteria with the highest and the lowest level: at most three each, and only those above or below the learner's own average
 * of all criteria; among the weakest only what can be practised. Among equal levels, a rising one comes first among the strongest and a falling one among the weakest.
 */
export function areasOf(sessions: readonly RatedSession[]): { strongest: Area[]; weakest: Area[] } {
  const areas = STAR_CRITERIA.flatMap((criterion) => areaOf(criterion, sessions));
  const average = averageOf(areas.map(({ level }) => level)) ?? 0;
  const isPractised = ({ criterion }: Area) => canPractise(groupOf(criterion));
  const rise = ({ trend }: Area) => (trend === 'up' ? 1 : trend === 'down' ? -1 : 0);
  const ranked = (direction: 1 | -1) =>
    areas
      .filter(({ level }) => direction * (level - average) > Number.EPSILON * 8)
      .toSorted((a, b) => direction * (b.level - a.level || rise(b) - rise(a)));
  return { strongest: ranked(1).slice(0, AREAS), weakest: ranked(-1).filter(isPractised).slice(0, AREAS) };
}

function areaOf(criterion: StarCriterion, sessions: readonly RatedSession[]): Area[] {
  const rated = sessions.flatMap((session) => {
    const stars = session.feedback.ratings[criterion];
    return stars === undefined ? [] : [{ session, stars }];
  });
  const values = rated.map(({ stars }) => stars);
  const level = levelOf(values);
  if (level === null) return [];
  return [{ criterion, level, trend: trendOf(values), evidence: rated.slice(-LEVEL_RATINGS) }];
}

export interface Comparison {
  first: RatedSession;
  latest: RatedSession;
  index: { first: number; latest: number } | null;
  /** Of the groups that both sessions have. */
  groups: { group: CriterionGroup; first: number; latest: number }[];
}

/** The latest session beside the first one, which may be a free introduction; null with fewer than two. */
export function compareWithFirst(sessions: readonly RatedSession[]): Comparison | null {
  const [first, latest] = [sessions[0], sessions.at(-1)];
  if (!first || !latest || first === latest) return null;
  const both = <T>(of: (ratings: Ratings) => T | null | undefined) => {
    const [one, other] = [of(first.feedback.ratings), of(latest.feedback.ratings)];
    return one == null || other == null ? null : { first: one, latest: other };
  };
  const groups = GROUP_NAMES.flatMap((group) => {
    const values = both((ratings) => groupAverage(group, ratings));
    return values ? [{ group, ...values }] : [];
  });
  return { first, latest, index: both((ratings) => ratings[INDEX_CRITERION]), groups };
}
