import { Trans, useLingui } from '@lingui/react/macro';
import { exportHqReports, getHqReports, type ReportRow } from '@preproom/models/contract/inbox/team/reports';
import { useMemo } from 'react';
import { useReportReasons } from '../../../lib/texts/reportReason.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { ReportDetail } from './ReportDetail.tsx';

/** /hq/admin/reports: what people have reported about each other. */
export function ReportsPage() {
  const { t } = useLingui();
  const reasons = useReportReasons();
  const list = useMemo(
    (): TeamList<ReportRow> => ({
      title: t`User reports`,
      searchLabel: t`Name or e-mail of either person`,
      page: getHqReports,
      exported: exportHqReports,
      defaultSort: '-at',
      empty: <Trans>Reports from the room appear here.</Trans>,
      action: (
        <ButtonLink tone="quiet" to="/hq/admin/blocks">
          <Trans>Blocks</Trans>
        </ButtonLink>
      ),
      columns: [
        { id: 'against', label: t`About`, cell: ({ against }) => against ?? <Trans>Former member</Trans> },
        { id: 'by', label: t`Reported by`, cell: ({ by }) => by ?? <Trans>Former member</Trans> },
        { id: 'reason', label: t`Reason`, cell: ({ reason }) => (reason ? reasons[reason] : '–') },
        { id: 'at', label: t`Received`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        {
          id: 'status',
          label: t`Status`,
          cell: ({ status }) =>
            status === 'open' ? (
              <Badge tone="now">
                <Trans>Open</Trans>
              </Badge>
            ) : (
              <Trans>Closed</Trans>
            ),
        },
      ],
      filters: [
        {
          name: 'status',
          label: t`Status`,
          options: [
            { id: 'open', label: t`Open` },
            { id: 'closed', label: t`Closed` },
          ],
        },
      ],
      detail: (id) => <ReportDetail key={id} reportId={id} />,
    }),
    [t, reasons],
  );
  return <ListPage list={list} />;
}
