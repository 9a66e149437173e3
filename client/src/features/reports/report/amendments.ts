import { STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import { type Criterion, FORM_ORDER } from '../../../lib/texts/criteria.ts';

export interface Amendment {
  criterion: Criterion;
  /** Of the rating, or of the remark on it. */
  is: 'rating' | 'remark';
  /** Null: there was none. */
  before: number | string | null;
}

/** What a version said otherwise than the one that replaced it, in the form's order. */
export function amendmentsOf(before: FeedbackDraft, after: FeedbackDraft): Amendment[] {
  return FORM_ORDER.flatMap((criterion) => {
    const changed: Amendment[] = [];
    if (before.ratings[criterion] !== after.ratings[criterion])
      changed.push({ criterion, is: 'rating', before: before.ratings[criterion] ?? null });
    const star = STAR_CRITERIA.find((name) => name === criterion);
    if (star && (before.remarks[star] ?? '') !== (after.remarks[star] ?? ''))
      changed.push({ criterion, is: 'remark', before: before.remarks[star] || null });
    return changed;
  });
}
