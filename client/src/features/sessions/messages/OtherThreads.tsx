import { Trans } from '@lingui/react/macro';
import { useStore } from '../../../lib/store.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { Link } from '../../../ui/Link.tsx';
import type { ShownSession } from '../booking/session/useOwnSession.ts';
import { messagesPath } from './messagesPath.ts';

/** The way to what the same two people wrote in their other sessions, because each session has messages of its own. */
export function OtherThreads({ session: { roomid, with: other } }: { session: ShownSession }) {
  const sessionName = useSessionName();
  const when = useWhen();
  const meetings = useStore((state) => state.userSessions);
  const others = meetings.filter((meeting) => meeting.with._id === other._id && meeting.roomid !== roomid);
  if (others.length === 0) return null;
  const { Name } = other;
  return (
    <div className="text-14 text-muted">
      <p>
        <Trans>Each session has its own messages. Others with {Name}:</Trans>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {others.map((meeting) => (
          <li key={meeting.roomid}>
            <Link to={messagesPath(meeting.roomid)}>
              {sessionName(meeting)}, {when.day(meeting.startsAt)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
