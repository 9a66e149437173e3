import { Trans, useLingui } from '@lingui/react/macro';
import { reportFindings } from '@preproom/models/contract/reports/reportFindings';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useStore } from '../../../lib/store.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AfterCallGate } from '../AfterCallGate.tsx';
import type { ShownAfterCall } from '../api.ts';
import { NextStepCard } from '../NextStepCard.tsx';
import { SessionHeading } from '../SessionHeading.tsx';
import { ShareReport } from '../share/ShareReport.tsx';
import { AmendmentHistory } from './AmendmentHistory.tsx';
import { AnswersSection } from './answers/AnswersSection.tsx';
import { reportPdfPath, useLearnerReport, useTimeline } from './api.ts';
import { CodeSection } from './code/CodeSection.tsx';
import { ExpressionSection } from './ExpressionSection.tsx';
import { Findings } from './Findings.tsx';
import { RatingsReport } from './RatingsReport.tsx';
import { SeverityNote } from './SeverityNote.tsx';
import { REPORT_SHEET } from './sheet.ts';
import { SpeechSection } from './speech/SpeechSection.tsx';
import { TimelineSection } from './timeline/TimelineSection.tsx';

/** The learner's report of one session: what the mentor said and what the camera saw. */
export function ReportPage() {
  const { roomid = '', mentorid = '' } = useParams();
  return (
    <AfterCallGate roomid={roomid}>
      {(afterCall) => (afterCall.other._id === mentorid ? <Report afterCall={afterCall} /> : <NotFound />)}
    </AfterCallGate>
  );
}

function Report({ afterCall }: { afterCall: ShownAfterCall }) {
  const { t } = useLingui();
  const { feedback, other, roomid } = afterCall;
  const learner = useStore((state) => state.user);
  const [codeAt, setCodeAt] = useState<{ ms: number } | null>(null);
  const [playedS, setPlayedS] = useState<number | null>(null);
  return (
    <article className={REPORT_SHEET}>
      <Letterhead roomid={roomid} />
      <div className="flex flex-col gap-1">
        <SessionHeading title={t`Your report`} afterCall={afterCall} />
        {/* On paper nobody is logged in. */}
        {learner && <p className="font-medium wrap-anywhere">{learner.Name}</p>}
      </div>
      {feedback ? (
        <Feedback afterCall={afterCall} feedback={feedback} />
      ) : (
        <EmptyState title={t`No feedback yet`}>
          <Trans>{other.Name} hasn’t sent your feedback yet. It’ll appear here when it’s ready.</Trans>
        </EmptyState>
      )}
      {feedback && <NextStepCard />}
      {feedback && <AmendmentHistory feedback={feedback} />}
      {feedback && <AnswersSection roomid={roomid} />}
      <SpeechSection roomid={roomid} mentorName={other.Name} />
      <ExpressionSection roomid={roomid} mentorName={other.Name} />
      <TimelineSection
        roomid={roomid}
        mentorName={other.Name}
        hasFeedback={feedback !== null}
        onShowCode={(ms) => setCodeAt({ ms })}
        onTime={(ms) => setPlayedS(Math.round(ms / 1000))}
      />
      <CodeSection
        roomid={roomid}
        names={{ learner: learner?.Name ?? t`You`, mentor: other.Name }}
        at={codeAt}
        playedMs={playedS === null ? null : playedS * 1000}
      />
      <ShareReport roomid={roomid} />
      <p className="no-print flex flex-wrap gap-x-6 gap-y-2 text-muted">
        <Link to="/Dashboard/performance">
          <Trans>Your progress across all sessions</Trans>
        </Link>
        {afterCall.mentorRating ? (
          <Link to={`/room/Feedback/${roomid}`}>
            <Trans>Change your rating for {other.Name}</Trans>
          </Link>
        ) : (
          <Link to={`/room/Feedback/${roomid}`}>
            <Trans>Rate {other.Name}</Trans>
          </Link>
        )}
      </p>
    </article>
  );
}

interface FeedbackProps {
  afterCall: ShownAfterCall;
  feedback: NonNullable<ShownAfterCall['feedback']>;
}

/** The ratings stand at once; what they are compared with, and what follows from them, when it is loaded. */
function Feedback({ afterCall: { roomid, other }, feedback: { ratings, remarks } }: FeedbackProps) {
  const { t } = useLingui();
  const { data: report, error, refetch } = useLearnerReport(roomid);
  // Without the timeline the findings are those of the ratings.
  const { data: timeline, isPending } = useTimeline(roomid, true);
  const findings =
    report && !isPending ? (
      <Findings findings={reportFindings({ ratings, remarks }, report, timeline ?? null)} />
    ) : error ? (
      <ErrorState
        title={t`Couldn’t load your practice suggestions`}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-40" />
    );
  return (
    <RatingsReport
      ratings={ratings}
      remarks={remarks}
      signature={<Signature mentor={other} />}
      findings={findings}
      severity={report?.severity && <SeverityNote mentorName={other.Name} severity={report.severity} />}
      {...(report && { earlier: report })}
    />
  );
}

function Letterhead({ roomid }: { roomid: string }) {
  const { brandName } = usePageSettings();
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="flex items-center gap-2 font-heading font-semibold">
        <Logo className="size-5 [print-color-adjust:exact]" />
        {brandName}
      </p>
      <div className="no-print flex flex-wrap justify-end gap-2">
        <Button tone="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          <Trans>Print</Trans>
        </Button>
        <a href={reportPdfPath(roomid)} download className={buttonStyle('quiet', 'small')}>
          <Download aria-hidden className="size-4" />
          <Trans>Download PDF</Trans>
        </a>
      </div>
    </div>
  );
}

function Signature({ mentor }: { mentor: ShownAfterCall['other'] }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={mentor.Name} photo={mentor.photo} />
      <div>
        <p className="font-medium">{mentor.Name}</p>
        <p className="text-14 text-muted">
          <Trans>Your mentor</Trans>
        </p>
      </div>
    </div>
  );
}
