import { Trans, useLingui } from '@lingui/react/macro';
import { useWaitingReadings } from '../../face/useWaitingReadings.ts';
import { useWaitingSpeech } from '../../speech/useWaitingSpeech.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ShownAfterCall } from './api.ts';
import { MentorRatingForm } from './form/MentorRatingForm.tsx';
import { SessionHeading } from './SessionHeading.tsx';

/** The learner's side: rate the mentor, and see when the mentor's feedback arrives. */
export function LearnerAfterCall({ afterCall }: { afterCall: ShownAfterCall }) {
  const { t } = useLingui();
  const { roomid, other, isOtherGone, feedback } = afterCall;
  useWaitingReadings([roomid]);
  useWaitingSpeech([roomid]);
  const report = `/Dashboard/feedback/${roomid}/${other._id}`;
  return (
    <>
      <SessionHeading title={t`How was your session?`} afterCall={afterCall} />
      {feedback ? (
        <Banner tone="success">
          <Trans>
            {other.Name} sent your feedback. <Link to={report}>View your report</Link>
          </Trans>
        </Banner>
      ) : isOtherGone ? (
        <Banner tone="info">
          <Trans>
            Your mentor deleted their account, so you won’t get feedback for this session. If expression
            reading was on, its summary is in <Link to={report}>your report</Link>.
          </Trans>
        </Banner>
      ) : (
        <Banner tone="info">
          <Trans>
            We’ll show {other.Name}’s feedback here when it arrives. If expression reading was on, its summary
            is already in <Link to={report}>your report</Link>.
          </Trans>
        </Banner>
      )}
      {!isOtherGone && <MentorRatingForm afterCall={afterCall} />}
    </>
  );
}
