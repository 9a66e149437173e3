import { Plural, Trans } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import { isRunning, sessionView } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { preparationPath } from '../../../../lib/sessionPaths.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { SessionPay } from '../../../../shared/mentors/SessionPay.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { RoomEntry } from '../../../../ui/session/RoomEntry.tsx';
import { SessionStateBadge } from '../../../../ui/session/SessionStateBadge.tsx';
import { When } from '../../../../ui/When.tsx';
import { CalendarLinks } from './CalendarLinks.tsx';
import type { ShownSession } from './useOwnSession.ts';

export interface SessionProps {
  session: ShownSession;
  side: SessionSide;
}

/** When, with whom, how long; the state, and the way into the room. */
export function SessionCard({ session, side }: SessionProps) {
  const { startsAt, minutes, status } = session;
  return (
    <Card className="flex flex-col gap-6 shadow-card">
      <div className="grid gap-6 sm:grid-cols-[1fr_auto]">
        <div className="flex flex-col gap-4">
          <div>
            <p className="font-heading text-20 font-semibold sm:text-24">
              <When instant={startsAt} />
            </p>
            <p className="mt-1 text-muted">
              <Plural value={minutes} one="# minute" other="# minutes" />
            </p>
          </div>
          <div className="flex items-center gap-3">
            <Avatar name={session.with.Name} photo={session.with.photo} />
            <div className="min-w-0">
              <p className="font-medium break-words">{session.with.Name}</p>
              <p className="flex flex-wrap gap-x-3 text-14 text-muted">
                {side === 'learner' ? <Trans>Your mentor</Trans> : <Trans>Your learner</Trans>}
                {side === 'learner' && (
                  <Link to={mentorPath(session.with._id)}>
                    <Trans>Profile and reviews</Trans>
                  </Link>
                )}
                {side === 'mentor' && isRunning(status) && (
                  <Link to={preparationPath(session.roomid)}>
                    <Trans>Goals, skills and last feedback</Trans>
                  </Link>
                )}
              </p>
            </div>
          </div>
        </div>
        <SessionClock session={session} />
      </div>
      <SessionPay session={session} />
      {status === 'booked' && <CalendarLinks session={session} />}
    </Card>
  );
}

/** The parts that tick. */
function SessionClock({ session }: Pick<SessionProps, 'session'>) {
  const now = useNow();
  const view = sessionView(session.status, Date.parse(session.startsAt), now);
  return (
    <div className="flex flex-col gap-4 sm:items-end sm:justify-between">
      <div>
        <SessionStateBadge view={view} />
      </div>
      {(view.state === 'has_time' || view.state === 'started') && <RoomEntry meeting={session} now={now} />}
    </div>
  );
}
