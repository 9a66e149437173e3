import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Criterion } from '../../lib/texts/criteria.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { useNow } from '../../lib/useNow.ts';
import { useWaitingSpeech } from '../../speech/useWaitingSpeech.ts';
import { Banner } from '../../ui/Banner.tsx';
import type { ShownAfterCall } from './api.ts';
import { MentorFeedbackForm } from './form/MentorFeedbackForm.tsx';
import { AmendmentHistory } from './report/AmendmentHistory.tsx';
import { CodeSection } from './report/code/CodeSection.tsx';
import { RatingsReport } from './report/RatingsReport.tsx';
import { MentorRecording } from './report/recording/MentorRecording.tsx';
import { SharedSummary } from './report/SharedSummary.tsx';
import { MentorSpeech } from './report/speech/MentorSpeech.tsx';
import { SessionHeading } from './SessionHeading.tsx';

/** Passed in by the app, because features do not import each other. */
export interface MentorNotes {
  /** Asked questions, and the notes that belong to no criterion. */
  Overview: ComponentType<{ roomid: string }>;
  /** The notes on one criterion; nothing if there are none. */
  OnCriterion: ComponentType<{ roomid: string; criterion: Criterion }>;
}

export interface MentorAfterCallProps {
  afterCall: ShownAfterCall;
  notes: MentorNotes;
}

/** The mentor's side: the form, editable for 24 hours after it was first submitted, and what the learner shares. */
export function MentorAfterCall({ afterCall, notes }: MentorAfterCallProps) {
  const { t } = useLingui();
  useWaitingSpeech([afterCall.roomid]);
  const mentor = useStore((state) => state.user);
  const now = useNow('minute');
  const [playedS, setPlayedS] = useState<number | null>(null);
  const { roomid, feedback, other } = afterCall;
  const isSubmitted = feedback?.state === 'submitted';
  const isLate = Boolean(feedback?.amendableUntil && now > Date.parse(feedback.amendableUntil));
  const isClosed = isLate || afterCall.isOtherGone;
  return (
    <>
      <SessionHeading title={t`Feedback for ${other.Name}`} afterCall={afterCall} />
      {isSubmitted && <SubmittedNote amendableUntil={feedback.amendableUntil} isClosed={isClosed} />}
      {afterCall.isSummaryShared && <SharedSummary roomid={afterCall.roomid} learnerName={other.Name} />}
      {afterCall.isOtherGone && (
        <Banner tone="info">
          <Trans>This learner deleted their account, so you can’t send feedback.</Trans>
        </Banner>
      )}
      {!afterCall.isOtherGone && <notes.Overview roomid={roomid} />}
      {isClosed ? (
        feedback && <RatingsReport ratings={feedback.ratings} remarks={feedback.remarks} />
      ) : (
        <MentorFeedbackForm
          key={String(isSubmitted)}
          afterCall={afterCall}
          notesOn={(criterion) => <notes.OnCriterion roomid={roomid} criterion={criterion} />}
        />
      )}
      {isSubmitted && <AmendmentHistory feedback={feedback} />}
      <MentorSpeech roomid={afterCall.roomid} />
      <MentorRecording
        roomid={roomid}
        learnerName={other.Name}
        onTime={(ms) => setPlayedS(Math.round(ms / 1000))}
      />
      <CodeSection
        roomid={roomid}
        names={{ learner: other.Name, mentor: mentor?.Name ?? t`You` }}
        playedMs={playedS === null ? null : playedS * 1000}
      />
    </>
  );
}

function SubmittedNote({ amendableUntil, isClosed }: { amendableUntil: string | null; isClosed: boolean }) {
  const when = useWhen();
  return (
    <Banner tone="success">
      <p className="font-medium">
        <Trans>Feedback sent.</Trans>
      </p>
      <p className="text-14 text-muted">
        {isClosed || !amendableUntil ? (
          <Trans>It can’t be changed any more.</Trans>
        ) : (
          <Trans>
            You can change it until {when.day(amendableUntil)}, {when.time(amendableUntil)}.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
