import { Trans, useLingui } from '@lingui/react/macro';
import type { AfterCall } from '@preproom/models/contract/feedback';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { AfterCallGate } from './AfterCallGate.tsx';
import { ExpressionSection } from './ExpressionSection.tsx';
import { RatingsReport } from './RatingsReport.tsx';
import { SessionHeading } from './SessionHeading.tsx';

/** The learner's report of one session: what the mentor said and what the camera saw. */
export function ReportPage() {
  const { roomid = '', mentorid = '' } = useParams();
  return (
    <AfterCallGate roomid={roomid}>
      {(afterCall) => (afterCall.other._id === mentorid ? <Report afterCall={afterCall} /> : <NotFound />)}
    </AfterCallGate>
  );
}

function Report({ afterCall }: { afterCall: AfterCall }) {
  const { t } = useLingui();
  const { feedback, other, roomid } = afterCall;
  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:py-12 print:max-w-none print:py-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <SessionHeading title={t`Your report`} afterCall={afterCall} />
        <Button tone="quiet" className="no-print" onPress={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      </div>
      {feedback ? (
        <RatingsReport ratings={feedback.ratings} remarks={feedback.remarks} />
      ) : (
        <EmptyState title={t`No feedback yet`}>
          <Trans>{other.Name} has not sent it so far. It appears here by itself once it arrives.</Trans>
        </EmptyState>
      )}
      <ExpressionSection roomid={roomid} mentorName={other.Name} />
      <p className="no-print text-muted">
        {afterCall.mentorRating ? (
          <Link to={`/room/Feedback/${roomid}`}>
            <Trans>Change your rating of {other.Name}</Trans>
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
