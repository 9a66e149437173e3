import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Link } from '../../../../ui/Link.tsx';
import { unreadQuery } from '../../messages/api.ts';
import { messagesPath } from '../../messages/messagesPath.ts';

interface MessagesLinkProps {
  roomid: string;
  /** Nothing is shown unless there is something to read. */
  onlyUnread?: boolean;
}

/** Leads to a session's messages, with how many are unread. */
export function MessagesLink({ roomid, onlyUnread = false }: MessagesLinkProps) {
  const { data = [] } = useQuery(unreadQuery);
  const count = data.find((unread) => unread.roomid === roomid)?.count ?? 0;
  if (count === 0 && onlyUnread) return null;
  return (
    <Link to={messagesPath(roomid)}>
      <MessageSquare aria-hidden className="me-1 inline size-4" />
      {count === 0 ? (
        <Trans>Messages</Trans>
      ) : (
        <Plural value={count} one="# new message" other="# new messages" />
      )}
    </Link>
  );
}
