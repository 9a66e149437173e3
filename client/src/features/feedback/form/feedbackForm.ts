import {
  COMMENT_CRITERIA,
  type CommentCriterion,
  FEEDBACK_CRITERIA,
  type FeedbackDraft,
  FeedbackSubmission,
  MIN_COMMENT_LENGTH,
  type StarCriterion,
} from '@preproom/models/contract/room/feedback';
import { type Criterion, FORM_ORDER } from '../../../lib/texts/criteria.ts';

export type Faults = Partial<Record<Criterion, 'missing' | 'too_short'>>;

export const EMPTY_DRAFT: FeedbackDraft = { ratings: {}, remarks: {} };

/** The draft with one answer changed. */
export function withRating(
  draft: FeedbackDraft,
  criterion: Criterion,
  value: number | string,
): FeedbackDraft {
  return { ...draft, ratings: { ...draft.ratings, [criterion]: value } };
}

/** The draft with one remark changed; an empty remark is removed. */
export function withRemark(draft: FeedbackDraft, criterion: StarCriterion, remark: string): FeedbackDraft {
  const { [criterion]: _, ...others } = draft.remarks;
  return { ...draft, remarks: remark === '' ? others : { ...others, [criterion]: remark } };
}

function isComment(criterion: Criterion): criterion is CommentCriterion {
  return (COMMENT_CRITERIA as readonly string[]).includes(criterion);
}

function faultOf({ ratings }: FeedbackDraft, criterion: Criterion): 'missing' | 'too_short' | null {
  if (!isComment(criterion)) return ratings[criterion] === undefined ? 'missing' : null;
  const length = ratings[criterion]?.trim().length ?? 0;
  if (length === 0) return 'missing';
  return length < MIN_COMMENT_LENGTH ? 'too_short' : null;
}

/** Errors that prevent submitting the draft, in the form's order. */
export function findFaults(draft: FeedbackDraft): Faults {
  const faults = FORM_ORDER.map((criterion) => [criterion, faultOf(draft, criterion)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

/** How many criteria are not answered, or too briefly. */
export function countLeft(draft: FeedbackDraft): number {
  return Object.keys(findFaults(draft)).length;
}

/** The complete draft as it is submitted. Throws if something is missing; check with `findFaults` first. */
export function toSubmission({ ratings, remarks }: FeedbackDraft): FeedbackSubmission {
  return FeedbackSubmission.parse({ ratings, remarks });
}

/** Maps the paths of a server refusal, such as `ratings.Time Management`, to the form's faults. */
export function faultsFromServer(fields: Record<string, string>): Faults {
  const named = FEEDBACK_CRITERIA.filter((criterion) => `ratings.${criterion}` in fields);
  return Object.fromEntries(
    named.map((criterion) => [criterion, isComment(criterion) ? 'too_short' : 'missing']),
  );
}
