import { Trans } from '@lingui/react/macro';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useSpeech } from './api.ts';
import { DeleteSpeech } from './DeleteSpeech.tsx';

/** The mentor's own talk time, with the way to delete it; nothing where none was measured. */
export function MentorSpeech({ roomid }: { roomid: string }) {
  const { durationText } = useAmountTexts();
  const { data } = useSpeech(roomid);
  if (!data?.own) return null;
  const time = durationText(data.own.speakingMs);
  const percent = data.learnerShare === null ? null : 100 - Math.round(100 * data.learnerShare);
  return (
    <section aria-labelledby="own-talk-time" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="own-talk-time" className="text-18">
        <Trans>Your talk time</Trans>
      </h2>
      <p>
        {percent === null ? (
          <Trans>You spoke for about {time}.</Trans>
        ) : (
          <Trans>
            You spoke for about {time}, {percent}% of the talk time.
          </Trans>
        )}
      </p>
      <div>
        <DeleteSpeech roomid={roomid} />
      </div>
    </section>
  );
}
