import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { messagesQuery } from '../api.ts';
import { Inbox, useInboxPage } from './Inbox.tsx';
import { Sender } from './Sender.tsx';

/** /hq/admin/messages: what has come by the contact page and waits for an answer by e-mail. */
export function MessagesPage() {
  const { t } = useLingui();
  const page = useInboxPage();
  return (
    <Inbox
      title={t`Messages`}
      empty={<Trans>Messages from the contact page appear here, the oldest first.</Trans>}
      page={page}
      result={useQuery(messagesQuery(page))}
    >
      {({ topic, message, ...sender }) => (
        <div className="flex flex-col gap-3">
          <Sender {...sender} />
          {topic && <p className="font-medium wrap-anywhere">{topic}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </div>
      )}
    </Inbox>
  );
}
