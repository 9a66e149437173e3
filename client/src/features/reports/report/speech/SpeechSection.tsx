import { Trans, useLingui } from '@lingui/react/macro';
import type { SpeechReport } from '@preproom/models/contract/room/speech';
import { useId } from 'react';
import { Badge } from '../../../../ui/Badge.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useSpeech } from './api.ts';
import { DeleteSpeech } from './DeleteSpeech.tsx';
import { SpeechFigures } from './SpeechFigures.tsx';

export interface SpeechSectionProps {
  roomid: string;
  mentorName: string;
}

/** "How you spoke": talk share, turns, pauses and pace, as far as each side let them be measured. */
export function SpeechSection(props: SpeechSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex break-inside-avoid flex-col gap-6 border-t border-line pt-10 print:pt-6"
    >
      <div className="flex items-center gap-3">
        <h2 id={heading} className="text-20">
          <Trans>How you spoke</Trans>
        </h2>
        <Badge>
          <Trans>Estimate</Trans>
        </Badge>
      </div>
      <SpeechOrState {...props} />
    </section>
  );
}

function SpeechOrState({ roomid, mentorName }: SpeechSectionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useSpeech(roomid);
  if (data?.own) return <Speech roomid={roomid} mentorName={mentorName} speech={data} />;
  if (data)
    return (
      <EmptyState title={t`No talk time`}>
        {data.consent ? (
          <Trans>Your microphone didn’t pick up any speech, or you deleted the data.</Trans>
        ) : (
          <Trans>
            Talk time was off, or it’s more than 90 days old. You can turn it on before your next interview.
          </Trans>
        )}
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title={t`Couldn’t load your talk time`} error={error} onRetry={() => void refetch()} />
    );
  return <Skeleton className="h-56" />;
}

function Speech({ roomid, mentorName, speech }: SpeechSectionProps & { speech: SpeechReport }) {
  return (
    <div className="flex flex-col gap-6">
      <SpeechFigures speech={speech} mentorName={mentorName} />
      <div className="no-print border-t border-line pt-4">
        <DeleteSpeech roomid={roomid} />
      </div>
    </div>
  );
}
