import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { ConnectionCard } from '../../shared/room/connectionCard/ConnectionCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { AfterCallGate } from './AfterCallGate.tsx';
import type { ShownAfterCall } from './api.ts';
import { LearnerAfterCall } from './LearnerAfterCall.tsx';
import { MentorAfterCall, type MentorAfterCallProps, type MentorNotes } from './MentorAfterCall.tsx';
import { SessionHeading } from './SessionHeading.tsx';

/** The page after the call: the mentor rates the learner, the learner rates the mentor. */
export function RoomFeedbackPage({ notes }: { notes: MentorNotes }) {
  const { roomid = '' } = useParams();
  return (
    <AfterCallGate roomid={roomid}>
      {(afterCall) => (
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
          <ForSide afterCall={afterCall} notes={notes} />
          {afterCall.line && <ConnectionCard history={afterCall.line} />}
        </div>
      )}
    </AfterCallGate>
  );
}

function ForSide({ afterCall, notes }: MentorAfterCallProps) {
  const hasMet = afterCall.status === 'live' || afterCall.status === 'done';
  if (!hasMet) return <NotMet afterCall={afterCall} />;
  if (afterCall.side === 'learner') return <LearnerAfterCall afterCall={afterCall} />;
  return <MentorAfterCall afterCall={afterCall} notes={notes} />;
}

function NotMet({ afterCall }: { afterCall: ShownAfterCall }) {
  const { t } = useLingui();
  return (
    <>
      <SessionHeading title={t`Feedback`} afterCall={afterCall} />
      <EmptyState
        title={t`Nothing to rate yet`}
        action={
          <ButtonLink tone="quiet" to={afterCall.side === 'learner' ? '/dashboard' : '/dashboard/mentor'}>
            <Trans>Back to your sessions</Trans>
          </ButtonLink>
        }
      >
        <Trans>Feedback opens after you’ve both been in the room.</Trans>
      </EmptyState>
    </>
  );
}
