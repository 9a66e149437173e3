import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportEntry } from '@preproom/models/contract/site/hqInbox';
import { useQuery } from '@tanstack/react-query';
import { useReportReasons } from '../../../lib/texts/reportReason.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { When } from '../../../ui/When.tsx';
import { reportsQuery } from '../api.ts';
import { Inbox, useInboxPage } from './Inbox.tsx';

/** /hq/admin/reports: what people have reported about each other. */
export function ReportsPage() {
  const { t } = useLingui();
  const page = useInboxPage();
  return (
    <Inbox
      title={t`User reports`}
      empty={<Trans>Reports from the room appear here, the newest first.</Trans>}
      page={page}
      result={useQuery(reportsQuery(page))}
    >
      {(report) => <ReportCard report={report} />}
    </Inbox>
  );
}

function ReportCard({ report }: { report: ReportEntry }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-16 wrap-anywhere">
          <Trans>
            <PersonName {...report.by} /> about <PersonName {...report.against} />
          </Trans>
        </h2>
        <p className="text-14 text-muted wrap-anywhere">
          {[report.by.Email, report.against.Email].filter(Boolean).join(' · ')}
        </p>
        <p className="text-14 text-muted">
          <Trans>Room {report.roomid}</Trans>
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {report.statements.map((statement) => (
          <li key={statement.at} className="border-s-2 border-line-strong ps-4">
            <Statement statement={statement} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonName({ Name }: ReportEntry['by']) {
  return Name ?? <Trans>Former member</Trans>;
}

function Statement({ statement }: { statement: ReportEntry['statements'][number] }) {
  const reasons = useReportReasons();
  const { at, reason, note, wantedEnd, wantedBlock } = statement;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{reasons[reason]}</span>
        {wantedEnd && (
          <Badge tone="warning">
            <Trans>Ended the interview</Trans>
          </Badge>
        )}
        {wantedBlock && (
          <Badge tone="warning">
            <Trans>Blocked</Trans>
          </Badge>
        )}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="text-14 text-muted">
        <When instant={at} />
      </p>
    </div>
  );
}
