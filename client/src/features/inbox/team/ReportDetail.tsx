import { Trans } from '@lingui/react/macro';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { getHqReport, handleReport, type ReportFile } from '@preproom/models/contract/inbox/team/reports';
import { callApi } from '../../../lib/api.ts';
import { useReportReasons } from '../../../lib/texts/reportReason.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { When } from '../../../ui/When.tsx';
import { EntryState } from './EntryState.tsx';
import { HandlingForm } from './HandlingForm.tsx';
import { PersonLink } from './PersonLink.tsx';
import { useInboxEntry } from './useInboxEntry.ts';

type Outcome = NonNullable<ReportFile['handled']>['outcome'];

const OUTCOMES: Record<Outcome, React.ReactNode> = {
  nothing: <Trans>Closed without action</Trans>,
  warned: <Trans>The person was warned</Trans>,
  suspended: <Trans>The person was suspended</Trans>,
};

/** One report in full, and what the team did about it. */
export function ReportDetail({ reportId }: { reportId: string }) {
  const params = { reportId };
  const result = useInboxEntry('report', reportId, {
    read: (signal) => callApi(getHqReport, { params, signal }),
    change: (body: BodyOf<typeof handleReport>) => callApi(handleReport, { params, body }),
  });
  return (
    <EntryState result={result}>
      {(report) => (
        <>
          <People report={report} />
          <ul className="flex flex-col gap-4">
            {report.statements.map((statement) => (
              <li key={statement.at} className="border-s-2 border-line-strong ps-4">
                <Statement statement={statement} />
              </li>
            ))}
          </ul>
          {report.messages.length > 0 && <Messages report={report} />}
          <HandlingForm
            id={report._id}
            handled={report.handled}
            changing={result.changing}
            actions={
              report.status === 'open'
                ? [
                    { to: 'warned', label: <Trans>Close as warned</Trans> },
                    { to: 'suspended', label: <Trans>Close as suspended</Trans> },
                    { to: 'nothing', label: <Trans>Close without action</Trans> },
                  ]
                : [{ to: 'open', label: <Trans>Reopen</Trans> }]
            }
            changeOf={(to: Outcome | 'open', note) => ({
              from: report.status,
              seenAt: report.at,
              outcome: to === 'open' ? null : to,
              note,
            })}
          >
            {report.handled && <p className="font-medium">{OUTCOMES[report.handled.outcome]}</p>}
          </HandlingForm>
        </>
      )}
    </EntryState>
  );
}

function People({ report: { by, against, roomid } }: { report: ReportFile }) {
  return (
    <div className="flex flex-col gap-1 text-14 wrap-anywhere">
      <p>
        <Trans>
          <PersonLink {...by} /> about <PersonLink {...against} />
        </Trans>
      </p>
      <p className="text-muted">{[by.Email, against.Email].filter(Boolean).join(' · ')}</p>
      <p className="text-muted">
        <Trans>Room {roomid}</Trans>
      </p>
      <p className="text-muted">
        <Trans>Take action on their page or by e-mail, then close the report here.</Trans>
      </p>
    </div>
  );
}

/** What the two had written to each other outside of the room. */
function Messages({ report: { messages, by, against } }: { report: ReportFile }) {
  return (
    <details>
      <summary className="cursor-pointer font-medium">
        <Trans>Messages of the session</Trans>
      </summary>
      <ol className="mt-3 flex flex-col gap-3">
        {messages.map(({ _id, at, isByReporter, text }) => (
          <li key={_id}>
            <p className="text-14 text-muted">
              <PersonLink {...(isByReporter ? by : against)} /> · <When instant={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Statement({ statement }: { statement: ReportFile['statements'][number] }) {
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
