import { Trans } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { nextDays } from '@preproom/models/contract/http/indianDays';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { SessionStateBadge } from '../../../../ui/session/SessionStateBadge.tsx';
import type { ShownMeeting } from '../sessions/useSessions.ts';
import { useSessionView } from '../sessions/useSessionView.ts';

export interface TodayProps {
  meetings: readonly ShownMeeting[];
  /** The mentor's. */
  timeZone: string;
}

/** Today's sessions on a line of time, in the mentor's zone. */
export function Today({ meetings, timeZone }: TodayProps) {
  const heading = useId();
  const when = useWhen();
  const now = useNow('minute');
  const { from, to } = nextDays(now, timeZone, 1);
  const today = meetings
    .filter(({ startsAt }) => Date.parse(startsAt) >= from.getTime() && Date.parse(startsAt) < to.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-20">
          <Trans>Today</Trans>
        </h2>
        <p className="text-14 text-muted">
          {when.localDay(now, timeZone)} · {timeZone.replaceAll('_', ' ')}
        </p>
      </div>
      {today.length === 0 ? (
        <p className="text-muted">
          <Trans>No sessions today.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col">
          {today.map((meeting) => (
            <Entry key={meeting.roomid} meeting={meeting} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Entry({ meeting, timeZone }: { meeting: ShownMeeting; timeZone: string }) {
  const when = useWhen();
  const sessionName = useSessionName();
  const view = useSessionView(meeting);
  const startsAtMs = Date.parse(meeting.startsAt);
  const isOff = view.state === 'cancelled' || view.state === 'needs_rescheduling';
  return (
    <li className="group grid grid-cols-[4.5rem_1rem_minmax(0,1fr)] gap-x-2">
      <p className={cx('pt-0.5 text-end text-14 tabular-nums', isOff && 'text-muted line-through')}>
        <time dateTime={meeting.startsAt}>{when.clock(startsAtMs, timeZone)}</time>
      </p>
      <div aria-hidden className="flex flex-col items-center">
        <span
          className={cx(
            'mt-1.5 size-3 shrink-0 rounded-full border-2',
            view.isOpen || view.state === 'started' ? 'border-marigold bg-marigold' : 'border-peacock',
            view.state === 'done' && 'bg-peacock',
            isOff && 'border-line-strong',
          )}
        />
        <span className="w-px flex-1 bg-line group-last:hidden" />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 pb-5 group-last:pb-0">
        <div className="min-w-0">
          <Link look="title" to={sessionPath(meeting.roomid)} className={cx(isOff && 'line-through')}>
            {meeting.with.Name}
          </Link>
          <p className="text-14 text-muted">
            {sessionName(meeting)} ·{' '}
            <Trans>until {when.clock(startsAtMs + meeting.minutes * MINUTE_MS, timeZone)}</Trans>
          </p>
        </div>
        <SessionStateBadge view={view} />
      </div>
    </li>
  );
}
