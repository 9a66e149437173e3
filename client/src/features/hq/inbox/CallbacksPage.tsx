import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { callbacksQuery } from '../api.ts';
import { Inbox, useInboxPage } from './Inbox.tsx';
import { Sender } from './Sender.tsx';

/** /hq/admin/callbacks: whoever waits for a call. */
export function CallbacksPage() {
  const { t } = useLingui();
  const page = useInboxPage();
  return (
    <Inbox
      title={t`Callback requests`}
      empty={<Trans>Requests from the home page appear here, the oldest first.</Trans>}
      page={page}
      result={useQuery(callbacksQuery(page))}
    >
      {({ program, qualification, ...sender }) => (
        <div className="flex flex-col gap-3">
          <Sender {...sender} />
          <p className="wrap-anywhere whitespace-pre-line empty:hidden">
            {[program, qualification].filter((text) => text.trim()).join('\n')}
          </p>
        </div>
      )}
    </Inbox>
  );
}
