import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { unreadQuery } from '../../messages/api.ts';
import { messagesPath } from '../../messages/messagesPath.ts';
import type { ShownMeeting } from './useSessions.ts';

/** Who has written about which session, with the way to their messages; nothing while everything is read. */
export function UnreadMessages({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const heading = useId();
  const sessionName = useSessionName();
  const when = useWhen();
  const { data = [] } = useQuery(unreadQuery);
  const unread = data.flatMap(({ roomid, count }) => {
    const meeting = meetings.find((one) => one.roomid === roomid);
    if (!meeting) return [];
    const session = `${sessionName(meeting)}, ${when.day(meeting.startsAt)}`;
    return [{ roomid, count, name: meeting.with.Name, session }];
  });
  if (unread.length === 0) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="flex items-center gap-2 text-18">
        <MessageSquare aria-hidden className="size-5 text-peacock" />
        <Trans>New messages</Trans>
      </h2>
      <ul className="flex flex-col gap-2">
        {unread.map(({ roomid, count, name, session }) => (
          <li key={roomid}>
            <Link to={messagesPath(roomid)}>
              <Trans>
                {count} from {name} ({session})
              </Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
