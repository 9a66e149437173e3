import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
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
        <Trans>Talk time is for people aged 18 or over. Your interview works the same without it.</Trans>
      ) : (
        <Trans>
          Talk time is for people aged 18 or over.{' '}
          <Link to="/account/student/profile">Add your date of birth</Link> to use it. Your interview works
          the same without it.
        </Trans>
      )}
    </p>
  );
}

/** Stores consent when the box is ticked and withdraws it when the box is cleared. */
function Question({ room, isGranted }: { room: Room; isGranted: boolean }) {
  const [wants, setWants] = useState(isGranted);
  const consent = useSpeechConsent(room.roomid);
  const errorText = useErrorText();
  const answer = (isAgreed: boolean) => {
    setWants(isAgreed);
    if (isAgreed !== (consent.variables ?? isGranted) || consent.isError) consent.mutate(isAgreed);
  };
  return (
    <>
      <p className="text-14 text-muted">
        {room.side === 'learner' ? (
          <Trans>
            See in your report how much you spoke, your pauses and your pace. This device measures when you
            speak. Only the start, the end and an estimated number of syllables leave it, never sound or
            words. Your mentor sees only the share of talk time. It’s optional, and you can stop at any time.
          </Trans>
        ) : (
          <Trans>
            Help the learner see how the conversation was shared. This device measures when you speak. Only
            the start, the end and an estimated number of syllables leave it, never sound or words. The
            learner sees them in their report. It’s optional, and you can stop at any time.
          </Trans>
        )}
      </p>
      <Checkbox checked={wants} onChange={({ target }) => answer(target.checked)}>
        <Trans>Measure my talk time in this interview</Trans>
      </Checkbox>
      <p role="status" className="text-14 text-muted empty:hidden">
        {consent.isPending && <Trans>Saving…</Trans>}
        {!consent.isPending && !consent.isError && isGranted && (
          <Trans>Talk time is on. You can stop it in the interview.</Trans>
        )}
      </p>
      {consent.isError && (
        <p role="alert" className="text-14 text-brick">
          {errorText(asAppError(consent.error))}
        </p>
      )}
    </>
  );
}
