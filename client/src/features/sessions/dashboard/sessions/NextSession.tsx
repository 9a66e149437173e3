import { Trans } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { preparationPath, sessionPath } from '../../../../lib/sessionPaths.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { SessionPay } from '../../../../shared/mentors/SessionPay.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { Countdown } from '../../../../ui/session/Countdown.tsx';
import { RoomEntry } from '../../../../ui/session/RoomEntry.tsx';
import { SessionStateBadge } from '../../../../ui/session/SessionStateBadge.tsx';
import { When } from '../../../../ui/When.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import type { ShownMeeting } from './useSessions.ts';
import { useSessionNow, useSessionView } from './useSessionView.ts';

export interface SessionProps {
  side: SessionSide;
  meeting: ShownMeeting;
}

export interface NextSessionProps extends SessionProps {
  /** The page is the mentor's preparation itself: no link leads there. */
  isPreparation?: boolean;
}

/** The next session, with its countdown and the way into its room. */
export function NextSession({ side, meeting, isPreparation = false }: NextSessionProps) {
  const heading = useId();
  const sessionName = useSessionName();
  return (
    <NowCard heading={heading} meeting={meeting}>
      <div className="flex flex-col items-start gap-4">
        <NextBadge meeting={meeting} />
        <div>
          <h2 id={heading} className="text-24 sm:text-30">
            {sessionName(meeting)}
          </h2>
          <p className="mt-1 text-muted">
            <When instant={meeting.startsAt} />{' '}
            <span className="whitespace-nowrap">
              · <Trans>{meeting.minutes} min</Trans>
            </span>
          </p>
        </div>
        <WithWhom side={side} meeting={meeting} />
        <SessionPay session={meeting} />
        {meeting.proposal && meeting.proposal.by !== side && (
          <Link to={sessionPath(meeting.roomid)}>
            <Trans>{meeting.with.Name} suggests another time</Trans>
          </Link>
        )}
      </div>
      <div className="flex flex-col justify-between gap-4 sm:min-w-56 sm:items-end">
        <Ticking meeting={meeting} />
        <p className="flex flex-wrap gap-x-4 gap-y-2 text-14 sm:justify-end">
          {side === 'mentor' && !isPreparation && (
            <Link to={preparationPath(meeting.roomid)}>
              <Trans>Prepare</Trans>
            </Link>
          )}
          <MessagesLink roomid={meeting.roomid} />
          <Link to={sessionPath(meeting.roomid)}>
            <Trans>View, reschedule or cancel</Trans>
          </Link>
        </p>
      </div>
    </NowCard>
  );
}

/** In marigold while the session can be joined. */
function NowCard({
  heading,
  meeting,
  children,
}: {
  heading: string;
  meeting: ShownMeeting;
  children: React.ReactNode;
}) {
  const { isOpen } = useSessionView(meeting);
  return (
    <Card
      as="section"
      labelledBy={heading}
      className={cx(
        'grid gap-6 shadow-card sm:grid-cols-[1fr_auto]',
        isOpen && 'border-marigold bg-linear-to-br from-marigold/12 to-transparent to-60%',
      )}
    >
      {children}
    </Card>
  );
}

function NextBadge({ meeting }: Pick<SessionProps, 'meeting'>) {
  const view = useSessionView(meeting);
  if (view.state === 'started')
    return (
      <Badge tone="now">
        <Trans>Now</Trans>
      </Badge>
    );
  // The page may have been open while the session was missed or cancelled.
  if (view.state !== 'has_time') return <SessionStateBadge view={view} />;
  return (
    <Badge>
      <Trans>Next up</Trans>
    </Badge>
  );
}

function Ticking({ meeting }: Pick<SessionProps, 'meeting'>) {
  const now = useSessionNow(meeting);
  const view = useSessionView(meeting);
  return (
    <>
      {view.state === 'has_time' && <Countdown kind="remaining" parts={view.remaining} />}
      {view.state === 'started' && <Countdown kind="elapsed" parts={view.elapsed} />}
      <RoomEntry meeting={meeting} now={now} />
    </>
  );
}

function WithWhom({ side, meeting }: SessionProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={meeting.with.Name} photo={meeting.with.photo} />
      <div>
        <p className="font-medium wrap-anywhere">{meeting.with.Name}</p>
        <p className="text-14 text-muted">
          {side === 'learner' ? <Trans>Your mentor</Trans> : <Trans>Your learner</Trans>}
        </p>
      </div>
    </div>
  );
}
