import { Trans } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import { useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Countdown } from './Countdown.tsx';
import { RoomEntry } from './RoomEntry.tsx';
import { viewOf } from './sessionGroups.ts';
import type { ShownMeeting } from './useSessions.ts';

export interface SessionProps {
  side: SessionSide;
  meeting: ShownMeeting;
  /** The current time in milliseconds since the epoch. */
  now: number;
}

/** The next session, with its countdown and the link to its room. */
export function NextSession({ side, meeting, now }: SessionProps) {
  const heading = useId();
  const roundText = useRoundText();
  const when = useWhen();
  const view = viewOf(meeting, now);
  return (
    <Card
      as="section"
      labelledBy={heading}
      className={cx(
        'grid gap-6 shadow-card sm:grid-cols-[1fr_auto]',
        view.state === 'started' && 'border-marigold bg-linear-to-br from-marigold/12 to-transparent to-60%',
      )}
    >
      <div className="flex flex-col items-start gap-4">
        {view.state === 'started' ? (
          <Badge tone="now">
            <Trans>Now</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Next up</Trans>
          </Badge>
        )}
        <div>
          <h2 id={heading} className="text-24 sm:text-30">
            {roundText(meeting.round)}
          </h2>
          <p className="mt-1 text-muted">
            <time dateTime={meeting.startsAt}>
              {when.day(meeting.startsAt)}, {when.time(meeting.startsAt)}
            </time>
          </p>
        </div>
        <WithWhom side={side} meeting={meeting} />
      </div>
      <div className="flex flex-col justify-between gap-4 sm:min-w-64 sm:items-end">
        {view.state === 'has_time' && <Countdown kind="remaining" parts={view.remaining} />}
        {view.state === 'started' && <Countdown kind="elapsed" parts={view.elapsed} />}
        <RoomEntry meeting={meeting} now={now} />
      </div>
    </Card>
  );
}

function WithWhom({ side, meeting }: Pick<SessionProps, 'side' | 'meeting'>) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={meeting.with.Name} photo={meeting.with.photo} />
      <div>
        <p className="font-medium">{meeting.with.Name}</p>
        <p className="text-14 text-muted">
          {side === 'learner' ? <Trans>Your mentor</Trans> : <Trans>Your learner</Trans>}
        </p>
      </div>
    </div>
  );
}
