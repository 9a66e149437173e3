import { Trans } from '@lingui/react/macro';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { meetingTiming } from '@preproom/models/contract/sessions/meetingTime';
import type { Canceller } from '@preproom/models/contract/sessions/sessions';
import { type ReactNode, useId } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { bookable } from '../bookable.ts';
import { bookingPath } from '../bookingPath.ts';
import type { SessionProps } from './SessionCard.tsx';

/** How a session ended that did not take place, and the way to a new time; links to what a session left behind. Nothing before the end. */
export function SessionOutcome({ session, side }: SessionProps) {
  const { status } = session;
  const heading = useId();
  const timing = meetingTiming(Date.parse(session.startsAt), useNow('minute'));
  const isOverdue = status === 'booked' && timing.state === 'needs_rescheduling';
  if (status === 'done') return <DoneLinks session={session} side={side} />;
  if (status === 'live' || (status === 'booked' && !isOverdue)) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          {status === 'cancelled' ? <Trans>Cancelled</Trans> : <Trans>This session didn’t take place</Trans>}
        </h2>
        <p className="text-muted">
          <Why session={session} side={side} />
        </p>
      </div>
      {session.cancellation?.reason && (
        <blockquote className="border-s-2 border-line-strong ps-3">{session.cancellation.reason}</blockquote>
      )}
      {side === 'learner' && !isOverdue && <BookAgain session={session} />}
    </Card>
  );
}

function Why({ session, side }: SessionProps): ReactNode {
  const { Name } = session.with;
  switch (session.status) {
    case 'cancelled':
      return <WhoCancelled by={session.cancellation?.by ?? 'team'} side={side} Name={Name} />;
    case 'noshow_mentor':
      if (side === 'mentor') return <Trans>{Name} joined and waited for you.</Trans>;
      return session.isFree ? (
        <Trans>Sorry, {Name} didn’t join. You can book your free introduction again.</Trans>
      ) : (
        <Trans>Sorry, {Name} didn’t join. The round is back in your pack.</Trans>
      );
    case 'noshow_learner':
      if (side === 'learner') return <Trans>{Name} joined and waited for you.</Trans>;
      return <Trans>Sorry, {Name} didn’t join.</Trans>;
    default:
      return <Trans>You didn’t meet in the room, so this session needs a new time.</Trans>;
  }
}

function WhoCancelled({ by, side, Name }: { by: Canceller; side: SessionProps['side']; Name: string }) {
  if (by === side) return <Trans>You cancelled this session.</Trans>;
  if (by === 'team') return <Trans>Our team cancelled this session.</Trans>;
  return <Trans>{Name} cancelled this session.</Trans>;
}

/** Straight to new times for the same round: with the same mentor, and with others; only others if the mentor has left. */
function BookAgain({ session }: Pick<SessionProps, 'session'>) {
  const ActivePack = useStore((state) => state.ActivePack);
  const introduction = useStore((state) => state.introduction);
  const { round, isFree, status } = session;
  const type = isFree ? FREE_INTRODUCTION : round;
  const next = bookable(type, { ActivePack, introduction });
  if (next.state !== 'ready')
    return next.state === 'booked' ? (
      <ButtonLink tone="quiet" to={`/Dashboard/session/${next.roomid}`}>
        <Trans>View the new session</Trans>
      </ButtonLink>
    ) : null;
  const sameMentor = bookingPath(type, session.with._id);
  const others = bookingPath(type, undefined, new URLSearchParams({ freeWithin: '1' }));
  const otherFirst = status === 'noshow_mentor';
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={otherFirst ? others : sameMentor}>
        {otherFirst ? <Trans>Mentors available soon</Trans> : <Trans>Book a new time</Trans>}
      </ButtonLink>
      <ButtonLink tone="quiet" to={otherFirst ? sameMentor : bookingPath(type)}>
        {otherFirst ? <Trans>New time with {session.with.Name}</Trans> : <Trans>Choose another mentor</Trans>}
      </ButtonLink>
    </div>
  );
}

function DoneLinks({ session, side }: SessionProps) {
  const { roomid, hasRated } = session;
  return (
    <div className="flex flex-wrap gap-3">
      {side === 'learner' && (
        <ButtonLink to={`/Dashboard/feedback/${roomid}/${session.with._id}`}>
          <Trans>View report</Trans>
        </ButtonLink>
      )}
      <ButtonLink tone={side === 'learner' ? 'quiet' : 'primary'} to={`/room/Feedback/${roomid}`}>
        {side === 'mentor' && <Trans>Feedback</Trans>}
        {side === 'learner' && (hasRated ? <Trans>Your rating</Trans> : <Trans>Rate your mentor</Trans>)}
      </ButtonLink>
    </div>
  );
}
