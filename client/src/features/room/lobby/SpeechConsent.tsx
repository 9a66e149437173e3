import { Trans } from '@lingui/react/macro';
import { ConsentQuestion } from '../../../devices/ConsentQuestion.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type Room, useSpeechConsent } from '../parts/api.ts';

/** Asks each person whether their own talk time may be measured; off by default, and apart from expression reading. */
export function SpeechConsent({ room }: { room: Room }) {
  const { consent, unavailable } = room.speech;
  return (
    <section
      aria-labelledby="speech-consent"
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <h2 id="speech-consent" className="text-18">
        <Trans>Talk time</Trans>
      </h2>
      {unavailable ? <Unavailable reason={unavailable} /> : <Question room={room} isGranted={consent} />}
    </section>
  );
}

function Unavailable({ reason }: { reason: NonNullable<Room['speech']['unavailable']> }) {
  return (
    <p className="text-14 text-muted">
      {reason === 'adults_only' ? (
        <Trans>
          Talk time can only be measured for people aged 18 or over. Your interview works the same without it.
        </Trans>
      ) : (
        <Trans>
          Talk time can only be measured for people aged 18 or over.{' '}
          <Link to="/account/student/profile">Add your date of birth</Link> to use it. Your interview works
          the same without it.
        </Trans>
      )}
    </p>
  );
}

function Question({ room, isGranted }: { room: Room; isGranted: boolean }) {
  const consent = useSpeechConsent(room.roomid);
  return (
    <ConsentQuestion
      isGranted={isGranted}
      consent={consent}
      label={<Trans>Measure my talk time in this interview</Trans>}
      granted={<Trans>Talk time will be measured. You can stop it in the interview.</Trans>}
    >
      {room.side === 'learner' ? (
        <Trans>
          See how much you spoke, your pauses and your pace in your report. This device measures when you
          speak. It sends only start and stop times and an estimated syllable count, never sound or words.
          Your mentor sees only your share of talk time. It’s optional, and you can stop at any time.
        </Trans>
      ) : (
        <Trans>
          Show the learner how much each of you spoke. This device measures when you speak. It sends only
          start and stop times and an estimated syllable count, never sound or words. The learner sees the
          results in their report. It’s optional, and you can stop at any time.
        </Trans>
      )}
    </ConsentQuestion>
  );
}
