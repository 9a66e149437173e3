import { Trans, useLingui } from '@lingui/react/macro';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import {
  exportHqMessages,
  getHqMessage,
  getHqMessages,
  handleMessage,
  type MessageFile,
  type MessageRow,
} from '@preproom/models/contract/inbox/team/messages';
import { useMemo } from 'react';
import { callApi } from '../../../lib/api.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { EntryState } from './EntryState.tsx';
import { HandlingForm } from './HandlingForm.tsx';
import { Sender } from './Sender.tsx';
import { useInboxEntry } from './useInboxEntry.ts';

/** /hq/admin/messages: what came by the contact page, to be answered by e-mail. */
export function MessagesPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<MessageRow> => ({
      title: t`Messages`,
      searchLabel: t`Name or e-mail`,
      page: getHqMessages,
      exported: exportHqMessages,
      defaultSort: '-at',
      empty: <Trans>Messages from the contact page appear here.</Trans>,
      columns: [
        { id: 'name', label: t`Name`, cell: ({ name }) => name.trim() || <Trans>No name given</Trans> },
        { id: 'at', label: t`Received`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        { id: 'topic', label: t`Topic`, cell: ({ topic }) => topic || '–' },
        { id: 'status', label: t`Status`, cell: ({ status }) => <Status status={status} /> },
      ],
      filters: [
        {
          name: 'status',
          label: t`Status`,
          options: [
            { id: 'open', label: t`Open` },
            { id: 'answered', label: t`Replied` },
            { id: 'done', label: t`Done` },
          ],
        },
      ],
      detail: (id) => <MessageDetail key={id} messageId={id} />,
    }),
    [t],
  );
  return <ListPage list={list} />;
}

function Status({ status }: Pick<MessageRow, 'status'>) {
  if (status === 'done') return <Trans>Done</Trans>;
  if (status === 'answered') return <Trans>Replied</Trans>;
  return (
    <Badge tone="now">
      <Trans>Open</Trans>
    </Badge>
  );
}

function MessageDetail({ messageId }: { messageId: string }) {
  const params = { messageId };
  const result = useInboxEntry('message', messageId, {
    read: (signal) => callApi(getHqMessage, { params, signal }),
    change: (body: BodyOf<typeof handleMessage>) => callApi(handleMessage, { params, body }),
  });
  return (
    <EntryState result={result}>
      {(file) => (
        <>
          <Sender {...file} />
          {file.topic && <p className="font-medium wrap-anywhere">{file.topic}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{file.message}</p>
          <HandlingForm
            id={file._id}
            handled={file.handled}
            changing={result.changing}
            actions={
              file.status === 'open'
                ? [
                    { to: 'answered', label: <Trans>Mark as replied</Trans> },
                    { to: 'done', label: <Trans>No reply needed</Trans> },
                  ]
                : [{ to: 'open', label: <Trans>Reopen</Trans> }]
            }
            changeOf={(to: MessageFile['status'], note) => ({ from: file.status, to, note })}
          />
        </>
      )}
    </EntryState>
  );
}
