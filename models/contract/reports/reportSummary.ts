import { INDEX_CRITERION } from '../catalogues/criteria.ts';
import { type CriterionGroup, GROUP_NAMES } from './criterionGroups.ts';
import type { FeedbackDraft } from './feedback.ts';
import { groupAverage } from './groupAverage.ts';
import type { EarlierRatings, LearnerReport } from './learnerReport.ts';

/** Change of an average below this is shown as none: one star in one criterion of the largest group. */
const NOTICEABLE = 0.2;

export interface GroupComparison {
  group: CriterionGroup;
  average: number | null;
  first: number | null;
  previous: number | null;
}

/** Each group's average, beside those of the first and the previous session. */
export function compareGroups(
  { ratings }: Pick<FeedbackDraft, 'ratings'>,
  { first, previous }: Pick<LearnerReport, 'first' | 'previous'>,
): GroupComparison[] {
  const of = (group: CriterionGroup, earlier: EarlierRatings | null) =>
    earlier && groupAverage(group, earlier.ratings);
  return GROUP_NAMES.map((group) => ({
    group,
    average: groupAverage(group, ratings),
    first: of(group, first),
    previous: of(group, previous),
  }));
}

/** The report in a few facts, for its opening sentences. */
export interface ReportSummary {
  index: number | null;
  /** null: no earlier session has one. */
  firstIndex: number | null;
  strongest: CriterionGroup | null;
  /** null: as strong as the strongest. */
  weakest: CriterionGroup | null;
  /** The group that has grown most since the first session. */
  grown: { group: CriterionGroup; by: number } | null;
}

export function summarise(
  feedback: Pick<FeedbackDraft, 'ratings'>,
  report: Pick<LearnerReport, 'first' | 'previous'>,
): ReportSummary {
  const groups = compareGroups(feedback, report).filter(({ average }) => average !== null);
  const ranked = groups.toSorted((a, b) => (b.average ?? 0) - (a.average ?? 0));
  const [strongest, weakest] = [ranked[0], ranked.at(-1)];
  const gains = groups
    .filter(({ first }) => first !== null)
    .map(({ group, average, first }) => ({ group, by: (average ?? 0) - (first ?? 0) }))
    .toSorted((a, b) => b.by - a.by);
  const firstIndex = report.first?.ratings[INDEX_CRITERION];
  return {
    index: feedback.ratings[INDEX_CRITERION] ?? null,
    firstIndex: typeof firstIndex === 'number' ? firstIndex : null,
    strongest: strongest?.group ?? null,
    weakest: weakest && weakest.average !== strongest?.average ? weakest.group : null,
    grown: gains[0] && gains[0].by >= NOTICEABLE ? gains[0] : null,
  };
}
