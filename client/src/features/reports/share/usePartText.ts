import { useLingui } from '@lingui/react/macro';
import type { SharedPart } from '@preproom/models/contract/reports/reportLinks';

/** What the parts of a report are called where they are ticked and listed. */
export function usePartText(): (part: SharedPart) => string {
  const { t } = useLingui();
  const texts: Record<SharedPart, string> = {
    ratings: t`Ratings`,
    comments: t`Mentor’s comments`,
    summary: t`AI expression summary`,
    timeline: t`Timeline, without readings`,
    speech: t`How you spoke`,
  };
  return (part) => texts[part];
}
