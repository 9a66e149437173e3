import { STAR_CRITERIA, type StarCriterion } from '../catalogues/criteria.ts';
import { MINUTE_MS } from '../http/durations.ts';
import { canPractise } from './criterionGroups.ts';
import type { FeedbackDraft } from './feedback.ts';
import { groupOf } from './groupAverage.ts';
import type { LearnerReport } from './learnerReport.ts';
import { helpsWith, type NextStep, nextStep, PRACTICE_HELPS, SPEAKING_HELPS } from './nextStep.ts';
import { intersect, lengthMs } from './stretches.ts';
import type { Timeline } from './timeline.ts';

/** Why something is said: what the mentor rated, or what was measured at which moment. */
export type Reason =
  | {
      kind: 'rating';
      criterion: StarCriterion;
      stars: number;
      remark: string | null;
      /** The stars of the first session; null without one. */
      before: number | null;
    }
  /** Every rated criterion has these stars. */
  | { kind: 'alike'; stars: number }
  /** What the mentor marked "to work on" during the call, first at this moment. */
  | { kind: 'marked'; times: number; atMs: number }
  | { kind: 'onTime'; atMs: number }
  | { kind: 'late'; minutes: number; atMs: number }
  | { kind: 'dropped'; times: number; atMs: number }
  | { kind: 'quiet'; percent: number }
  | { kind: 'longTurn'; minutes: number; atMs: number };

export interface Strength {
  reason: Reason;
}
export interface ToPractise {
  reason: Reason;
  step: NextStep;
}
export interface ReportFindings {
  well: Strength[];
  practise: ToPractise[];
}

/** Enough to remember. */
const MOST_RATINGS = 3;
const WELL_FROM_STARS = 4;
/** A minute or two happen with any meeting; the room also takes that long to enter. */
const LATE_FROM_MINUTES = 3;
const DROPPED_FROM_TIMES = 3;
/** A candidate usually speaks more than half of an interview. Below this share, the answers were too short to judge. */
const QUIET_BELOW_PERCENT = 35;
/** Below this, the share of speech is chance. */
const MIN_SPEECH_MS = 3 * MINUTE_MS;
/** An answer is two minutes long at most in every guide; at three the interviewer has lost the thread. */
const LONG_TURN_MS = 3 * MINUTE_MS;
/** A shorter silence is a breath within the same turn. */
const BREATH_MS = 2_000;

/**
 * What went well and what to practise, each with its reason; what to practise with a next step that this learner can take. From the
 * mentor's ratings, and from what was measured where that is known.
 */
export function reportFindings(
  feedback: FeedbackDraft | null,
  report: Pick<LearnerReport, 'first' | 'offers'>,
  timeline: Timeline | null,
): ReportFindings {
  const rated = feedback ? ratedReasons(feedback, report.first) : { well: [], practise: [] };
  const measured = timeline ? measuredReasons(timeline) : { well: [], practise: [] };
  const named: NextStep[] = [];
  const practise = [...rated.practise, ...measured.practise].map((reason) => {
    const step = stepFor(reason, report.offers, named);
    named.push(step);
    return { reason, step };
  });
  return { well: [...rated.well, ...measured.well].map((reason) => ({ reason })), practise };
}

interface Reasons {
  well: Reason[];
  practise: Reason[];
}

/**
 * The best and the weakest criteria. Among equal ratings those with a remark come first. Where all are equal none is better or weaker,
 * so that is said instead, and only those with a remark are named.
 */
function ratedReasons({ ratings, remarks }: FeedbackDraft, first: LearnerReport['first']): Reasons {
  const stars = (criterion: StarCriterion) => ratings[criterion] ?? 0;
  const hasRemark = (criterion: StarCriterion) => (remarks[criterion] ? 1 : 0);
  const reasonOf = (criterion: StarCriterion): Reason => {
    const before = first?.ratings[criterion];
    return {
      kind: 'rating',
      criterion,
      stars: stars(criterion),
      remark: remarks[criterion] || null,
      before: typeof before === 'number' ? before : null,
    };
  };
  const rated = STAR_CRITERIA.filter((criterion) => stars(criterion) > 0);
  const all =
    rated.length > MOST_RATINGS && new Set(rated.map(stars)).size === 1
      ? stars(rated[0] as StarCriterion)
      : null;
  const alike: Reason[] = all === null ? [] : [{ kind: 'alike', stars: all }];
  const ranked = (direction: 1 | -1) =>
    rated
      // A degree or an internship is rated too, but did not go well or badly in an interview.
      .filter((criterion) => canPractise(groupOf(criterion)) && (all === null || hasRemark(criterion)))
      .toSorted((a, b) => direction * (stars(b) - stars(a)) || hasRemark(b) - hasRemark(a));
  const best = ranked(1).filter((criterion) => stars(criterion) >= WELL_FROM_STARS);
  const weakest = ranked(-1).filter((criterion) => stars(criterion) < WELL_FROM_STARS);
  const isWell = (all ?? 0) >= WELL_FROM_STARS;
  return {
    well: [...(isWell ? alike : []), ...best.slice(0, MOST_RATINGS).map(reasonOf)],
    practise: [...(isWell ? [] : alike), ...weakest.slice(0, MOST_RATINGS).map(reasonOf)],
  };
}

function measuredReasons(timeline: Timeline): Reasons {
  const arrival = arrivalReason(timeline);
  const practise = [
    markedReason(timeline),
    arrival?.kind === 'late' ? arrival : null,
    quietReason(timeline),
    longTurnReason(timeline),
    droppedReason(timeline),
  ];
  return {
    well: arrival?.kind === 'onTime' ? [arrival] : [],
    practise: practise.filter((reason) => reason !== null),
  };
}

function markedReason({ marks }: Timeline): Reason | null {
  const improve = marks.filter(({ mark }) => mark === 'improve');
  return improve[0] ? { kind: 'marked', times: improve.length, atMs: improve[0].atMs } : null;
}

function arrivalReason({ startsAt, originAt, presence }: Timeline): Reason | null {
  const atMs = presence.learner[0]?.fromMs;
  if (atMs === undefined) return null;
  const lateMs = Date.parse(originAt) + atMs - Date.parse(startsAt);
  if (lateMs <= 0) return { kind: 'onTime', atMs };
  const minutes = Math.floor(lateMs / MINUTE_MS);
  return minutes >= LATE_FROM_MINUTES ? { kind: 'late', minutes, atMs } : null;
}

function quietReason({ speech }: Timeline): Reason | null {
  const [learner, mentor] = [lengthMs(speech.learner), lengthMs(speech.mentor)];
  // With one side only, the other's microphone was not measured.
  if (learner === 0 || mentor === 0 || learner + mentor < MIN_SPEECH_MS) return null;
  const percent = Math.round((100 * learner) / (learner + mentor));
  return percent < QUIET_BELOW_PERCENT ? { kind: 'quiet', percent } : null;
}

function longTurnReason({ speech }: Timeline): Reason | null {
  if (speech.mentor.length === 0) return null;
  const longest = turnsOf(speech).toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs))[0];
  const ms = longest ? longest.toMs - longest.fromMs : 0;
  if (!longest || ms < LONG_TURN_MS) return null;
  return { kind: 'longTurn', minutes: Math.floor(ms / MINUTE_MS), atMs: longest.fromMs };
}

/** The learner's turns: stretches with no more than a breath between them, in which the mentor says nothing. */
function turnsOf({ learner, mentor }: Timeline['speech']): { fromMs: number; toMs: number }[] {
  const turns: { fromMs: number; toMs: number }[] = [];
  for (const { fromMs, toMs } of learner) {
    const last = turns.at(-1);
    const isSame =
      last &&
      fromMs - last.toMs <= BREATH_MS &&
      intersect([{ fromMs: last.toMs, toMs: fromMs }], mentor).length === 0;
    if (isSame) last.toMs = toMs;
    else turns.push({ fromMs, toMs });
  }
  return turns;
}

/** Gaps in the learner's own presence while there was a call, and stretches without a connection. */
function droppedReason({ presence, connection }: Timeline): Reason | null {
  const gaps = presence.learner
    .slice(0, -1)
    .map(({ toMs }) => toMs)
    .filter((toMs) => toMs >= 0);
  const cuts = connection.filter(({ grade }) => grade === 0).map(({ fromMs }) => fromMs);
  const times = Math.max(gaps.length, cuts.length);
  const atMs = (gaps.length >= cuts.length ? gaps : cuts)[0];
  return times >= DROPPED_FROM_TIMES && atMs !== undefined ? { kind: 'dropped', times, atMs } : null;
}

function stepFor(reason: Reason, offers: LearnerReport['offers'], named: readonly NextStep[]): NextStep {
  switch (reason.kind) {
    case 'rating':
      return nextStep(helpsWith(reason.criterion), offers, named);
    case 'alike':
    case 'marked':
      return nextStep(PRACTICE_HELPS, offers, named);
    case 'quiet':
    case 'longTurn':
      return nextStep(SPEAKING_HELPS, offers, named);
    case 'late':
    case 'onTime':
      return { kind: 'calendar' };
    case 'dropped':
      return { kind: 'help' };
  }
}
