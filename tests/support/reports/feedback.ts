import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import type { FeedbackSubmission } from '@preproom/models/contract/reports/feedback';

/** Complete feedback, with as many stars everywhere. */
export function aSubmission(stars = 4): FeedbackSubmission {
  const entries = [
    ...STAR_CRITERIA.map((name) => [name, stars]),
    [INDEX_CRITERION, 8],
    ...COMMENT_CRITERIA.map((name) => [name, `${name}: clear, structured answers throughout.`]),
  ];
  return { ratings: Object.fromEntries(entries), remarks: { 'Listening Skills': 'Let me finish' } };
}
