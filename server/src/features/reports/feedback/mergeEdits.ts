import type { FeedbackDraft, FeedbackEdits } from '@preproom/models/contract/reports/feedback';
import type { EditTimes, FeedbackDocument } from '@preproom/models/db/reports/feedback.model';

export interface MergedDraft {
  draft: FeedbackDraft;
  editedAt: EditTimes;
}

/**
 * A stored draft with edited fields. Of each field the latest edit stands; of two at the same moment the one that arrived later. An
 * edit without a time, or with one in the future, counts as made now.
 */
export function mergeEdits(
  stored: Pick<FeedbackDocument, 'ratings' | 'remarks' | 'editedAt'> | null,
  edits: FeedbackEdits,
  nowMs: number,
): MergedDraft {
  const ratings = mergeFields(stored?.ratings, stored?.editedAt?.ratings, {
    values: edits.ratings,
    times: edits.editedAt?.ratings,
    nowMs,
  });
  const remarks = mergeFields(stored?.remarks, stored?.editedAt?.remarks, {
    values: edits.remarks,
    times: edits.editedAt?.remarks,
    nowMs,
  });
  const written = Object.entries(remarks.values).filter(([, remark]) => remark !== '');
  return {
    draft: { ratings: ratings.values, remarks: Object.fromEntries(written) },
    editedAt: { ratings: ratings.times, remarks: remarks.times },
  };
}

interface Edits<Values> {
  values: Values;
  times: { [field: string]: string | undefined } | undefined;
  nowMs: number;
}

function mergeFields<Values extends object>(
  stored: Values | undefined,
  storedTimes: { [field: string]: number } = {},
  { values, times = {}, nowMs }: Edits<Values>,
): { values: Values; times: { [field: string]: number } } {
  const atMs = (field: string) => Math.min(Date.parse(times[field] ?? '') || nowMs, nowMs);
  const newer = Object.entries(values).filter(([field]) => atMs(field) >= (storedTimes[field] ?? 0));
  return {
    values: { ...stored, ...Object.fromEntries(newer) } as Values,
    times: { ...storedTimes, ...Object.fromEntries(newer.map(([field]) => [field, atMs(field)])) },
  };
}
