import { Trans } from '@lingui/react/macro';
import type { Proposal } from '@preproom/models/contract/sessions/sessions';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { NewsBanner } from '../../../../ui/NewsBanner.tsx';
import { When } from '../../../../ui/When.tsx';
import { useBookingCalls } from '../api.ts';
import type { SessionProps } from './SessionCard.tsx';
import { useIsPast } from './useIsPast.ts';

/** Proposed other times, and in their place what became of them. */
export function TimeProposal({ session, side }: SessionProps) {
  const [answered, setAnswered] = useState<Answer | null>(null);
  const isOver = useIsPast(session.startsAt) || session.status !== 'booked';
  if (isOver) return null;
  if (session.proposal)
    return <Open session={session} side={side} proposal={session.proposal} onAnswered={setAnswered} />;
  if (!answered) return null;
  return (
    <NewsBanner tone="success">
      {answered.time ? (
        <Trans>
          Moved to <When instant={answered.time} />. We’ll e-mail {session.with.Name}.
        </Trans>
      ) : (
        <Trans>Declined. The session stays at its current time.</Trans>
      )}
    </NewsBanner>
  );
}

interface Answer {
  /** Null: declined. */
  time: string | null;
}

interface OpenProps extends SessionProps {
  proposal: Proposal;
  onAnswered: (answer: Answer) => void;
}

/** The other side accepts one or declines them; the own side sees that they are open. */
function Open({ session, side, proposal, onAnswered }: OpenProps) {
  const heading = useId();
  const isOwn = proposal.by === side;
  const { Name } = session.with;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 border-marigold">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          {isOwn ? <Trans>Waiting for {Name}’s answer</Trans> : <Trans>{Name} suggests another time</Trans>}
        </h2>
        <p className="text-14 text-muted">
          <Trans>Until it’s answered, the session stays at its current time.</Trans>
        </p>
      </div>
      {proposal.note && (
        <blockquote className="border-s-2 border-line-strong ps-3">{proposal.note}</blockquote>
      )}
      {isOwn ? (
        <ProposedTimes times={proposal.times} />
      ) : (
        <Answers session={session} times={proposal.times} onAnswered={onAnswered} />
      )}
    </Card>
  );
}

function ProposedTimes({ times }: { times: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {times.map((time) => (
        <li key={time}>
          <When instant={time} />
        </li>
      ))}
    </ul>
  );
}

interface AnswersProps extends Pick<OpenProps, 'session' | 'onAnswered'> {
  times: readonly string[];
}

function Answers({ session, times, onAnswered }: AnswersProps) {
  const { answer } = useBookingCalls();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (time: string | null) => answer(session.roomid, time),
    onSuccess: (_, time) => onAnswered({ time }),
  });
  return (
    <>
      <ul className="flex flex-col gap-2">
        {times.map((time) => (
          <li
            key={time}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
          >
            <When instant={time} className="font-medium" />
            <Button size="small" isBusy={isPending} onClick={() => mutate(time)}>
              <Trans>Accept this time</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button
        tone="quiet"
        size="small"
        isBusy={isPending}
        onClick={() => mutate(null)}
        className="self-start"
      >
        {times.length > 1 ? <Trans>Decline all</Trans> : <Trans>Decline</Trans>}
      </Button>
    </>
  );
}
