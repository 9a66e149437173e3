import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { unreadQuery } from '../../messages/api.ts';
import { messagesPath } from '../../messages/messagesPath.ts';
import type { ShownMeeting } from './useSessions.ts';

/** Who has written, with the way to their messages; nothing while everything is read. */
export function UnreadMessages({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const heading = useId();
  const { data = [] } = useQuery(unreadQuery);
  const unread = data.flatMap(({ roomid, count }) => {
    const meeting = meetings.find((one) => one.roomid === roomid);
    return meeting ? [{ roomid, count, name: meeting.with.Name }] : [];
  });
  if (unread.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="flex items-center gap-2 text-18">
        <MessageSquare aria-hidden className="size-5 text-peacock" />
        <Trans>New messages</Trans>
      </h2>
      <ul className="flex flex-col gap-2">
        {unread.map(({ roomid, count, name }) => (
          <li key={roomid}>
            <Link to={messagesPath(roomid)}>
              <Trans>
                {count} from {name}
              </Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
