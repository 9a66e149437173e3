import { Trans } from '@lingui/react/macro';
import { ConsentQuestion } from '../../../devices/ConsentQuestion.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type Room, useReadingConsent } from '../parts/api.ts';

/** Asks for consent to expression reading, separately from everything else and off by default. Adults only. */
export function ReadingConsent({ room }: { room: Room }) {
  const { consent, unavailable } = room.readings;
  return (
    <section
      aria-labelledby="reading-consent"
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <h2 id="reading-consent" className="text-18">
        <Trans>Expression reading</Trans>
      </h2>
      {unavailable ? (
        <Unavailable reason={unavailable} />
      ) : (
        <Question roomid={room.roomid} isGranted={consent} />
      )}
      <Link to="/expression-readings" target="_blank" className="self-start text-14">
        <Trans>How it works and what it can’t tell you</Trans>
      </Link>
    </section>
  );
}

function Unavailable({ reason }: { reason: NonNullable<Room['readings']['unavailable']> }) {
  return (
    <p className="text-14 text-muted">
      {reason === 'switched_off' && (
        <Trans>Expression reading is turned off. Your interview works the same without it.</Trans>
      )}
      {reason === 'adults_only' && (
        <Trans>
          Expression reading is for people aged 18 or over. Your interview works the same without it, and your
          mentor’s feedback is what counts.
        </Trans>
      )}
      {reason === 'birth_date_needed' && (
        <Trans>
          Expression reading is for people aged 18 or over.{' '}
          <Link to="/account/student/profile">Add your date of birth</Link> to use it. Your interview works
          the same without it.
        </Trans>
      )}
    </p>
  );
}

function Question({ roomid, isGranted }: { roomid: string; isGranted: boolean }) {
  const consent = useReadingConsent(roomid);
  return (
    <ConsentQuestion
      isGranted={isGranted}
      consent={consent}
      label={<Trans>Read my expressions in this interview</Trans>}
      granted={<Trans>Turned on. You’ll see a badge while it’s running.</Trans>}
    >
      <Trans>
        Get a summary of your facial expressions after the interview. Your camera video is analysed on this
        device, and no video is kept for it. We store five numbers, twice a second. Only you see the summary,
        unless you share it. It’s optional, and you can stop at any time.
      </Trans>
    </ConsentQuestion>
  );
}
