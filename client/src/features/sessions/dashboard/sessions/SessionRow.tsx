import { Trans } from '@lingui/react/macro';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { SessionStateBadge } from '../../../../ui/session/SessionStateBadge.tsx';
import { When } from '../../../../ui/When.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import type { SessionProps } from './NextSession.tsx';
import { SessionLinks } from './SessionLinks.tsx';
import { useSessionView } from './useSessionView.ts';

/** One session of a list: who, when, its state and what can be done. */
export function SessionRow({ side, meeting }: SessionProps) {
  const sessionName = useSessionName();
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={meeting.with.Name} photo={meeting.with.photo} />
        <div className="min-w-0">
          <Link look="title" to={sessionPath(meeting.roomid)}>
            <Trans>
              {sessionName(meeting)} with {meeting.with.Name}
            </Trans>
          </Link>
          <p className="text-14 text-muted">
            <When instant={meeting.startsAt} />
          </p>
          <WhyNot side={side} meeting={meeting} />
        </div>
      </div>
      <State side={side} meeting={meeting} />
    </li>
  );
}

/** The part of a row that changes with the clock. */
function State({ side, meeting }: SessionProps) {
  const view = useSessionView(meeting);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 sm:justify-end">
      <MessagesLink roomid={meeting.roomid} onlyUnread />
      <SessionStateBadge view={view} />
      <SessionLinks side={side} meeting={meeting} view={view} />
    </div>
  );
}

function WhyNot({ side, meeting }: SessionProps) {
  const { status, cancellation } = meeting;
  const missing = status === 'noshow_mentor' ? 'mentor' : status === 'noshow_learner' ? 'learner' : null;
  if (missing)
    return (
      <p className="text-14 text-muted">
        {missing === side ? (
          <Trans>{meeting.with.Name} joined and waited for you.</Trans>
        ) : (
          <Trans>Sorry, {meeting.with.Name} didn’t join.</Trans>
        )}
      </p>
    );
  if (!cancellation?.reason) return null;
  return <p className="line-clamp-2 text-14 text-muted wrap-anywhere">“{cancellation.reason}”</p>;
}
