import { Trans } from '@lingui/react/macro';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { SessionProps } from './NextSession.tsx';
import { SessionLinks } from './SessionLinks.tsx';
import { SessionStateBadge } from './SessionStateBadge.tsx';
import { viewOf } from './sessionGroups.ts';

export function SessionRow({ side, meeting, now }: SessionProps) {
  const roundText = useRoundText();
  const when = useWhen();
  const view = viewOf(meeting, now);
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={meeting.with.Name} photo={meeting.with.photo} />
        <div className="min-w-0">
          <p className="font-medium">
            <Trans>
              {roundText(meeting.round)} with {meeting.with.Name}
            </Trans>
          </p>
          <p className="text-14 text-muted">
            <time dateTime={meeting.startsAt}>
              {when.day(meeting.startsAt)}, {when.time(meeting.startsAt)}
            </time>
          </p>
          {view.state === 'needs_rescheduling' && <WhyNot side={side} meeting={meeting} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 sm:justify-end">
        <SessionStateBadge view={view} />
        <SessionLinks side={side} meeting={meeting} now={now} />
      </div>
    </li>
  );
}

function WhyNot({ side, meeting }: Pick<SessionProps, 'side' | 'meeting'>) {
  const { status } = meeting;
  const missing = status === 'noshow_mentor' ? 'mentor' : status === 'noshow_learner' ? 'learner' : null;
  if (!missing) return null;
  return (
    <p className="text-14 text-muted">
      {missing === side ? (
        <Trans>{meeting.with.Name} joined and waited for you.</Trans>
      ) : (
        <Trans>{meeting.with.Name} didn’t join. We’re sorry.</Trans>
      )}
    </p>
  );
}
