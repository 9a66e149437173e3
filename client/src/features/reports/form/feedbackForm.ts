import {
  COMMENT_CRITERIA,
  type CommentCriterion,
  FEEDBACK_CRITERIA,
  type StarCriterion,
} from '@preproom/models/contract/catalogues/criteria';
import {
  type FeedbackDraft,
  type FeedbackEdits,
  FeedbackSubmission,
  MIN_COMMENT_LENGTH,
} from '@preproom/models/contract/reports/feedback';
import { type Criterion, FORM_ORDER } from '../../../lib/texts/criteria.ts';

export type Faults = Partial<Record<Criterion, 'missing' | 'too_short'>>;

export const EMPTY_DRAFT: FeedbackDraft = { ratings: {}, remarks: {} };

const NEVER: NonNullable<FeedbackEdits['editedAt']> = { ratings: {}, remarks: {} };
export const NO_EDITS: FeedbackEdits = { ratings: {}, remarks: {}, editedAt: NEVER };

/** The edits with one more answer, edited at this moment. */
export function withRating(
  { ratings, remarks, editedAt = NEVER }: FeedbackEdits,
  criterion: Criterion,
  value: number | string,
  at: string,
): FeedbackEdits {
  return {
    ratings: { ...ratings, [criterion]: value },
    remarks,
    editedAt: { ...editedAt, ratings: { ...editedAt.ratings, [criterion]: at } },
  };
}

/** The edits with one more remark, edited at this moment. */
export function withRemark(
  { ratings, remarks, editedAt = NEVER }: FeedbackEdits,
  criterion: StarCriterion,
  remark: string,
  at: string,
): FeedbackEdits {
  return {
    ratings,
    remarks: { ...remarks, [criterion]: remark },
    editedAt: { ...editedAt, remarks: { ...editedAt.remarks, [criterion]: at } },
  };
}

/** A draft with edits over it; an empty remark is removed. */
export function edited(draft: FeedbackDraft, edits: FeedbackEdits): FeedbackDraft {
  const remarks = Object.entries({ ...draft.remarks, ...edits.remarks }).filter(
    ([, remark]) => remark !== '',
  );
  return { ratings: { ...draft.ratings, ...edits.ratings }, remarks: Object.fromEntries(remarks) };
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
