import { useLingui } from '@lingui/react/macro';
import type { ReportReason } from '@preproom/models/contract/room/safety';

/** The reasons for reporting somebody, as people choose and the team reads them. */
export function useReportReasons(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    harassment: t`Harassment or abuse`,
    sexual_content: t`Sexual content`,
    money_or_contact: t`Asked for money or contact outside the platform`,
    not_the_person: t`Pretending to be someone else`,
    recording: t`Recording without my consent`,
    something_else: t`Something else`,
  };
}
