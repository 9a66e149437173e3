import { Trans, useLingui } from '@lingui/react/macro';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import {
  type CallbackFile,
  type CallbackRow,
  exportHqCallbacks,
  getHqCallback,
  getHqCallbacks,
  handleCallback,
} from '@preproom/models/contract/inbox/team/callbacks';
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

/** /hq/admin/callbacks: whoever waits for a call, or did. */
export function CallbacksPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<CallbackRow> => ({
      title: t`Callback requests`,
      searchLabel: t`Name`,
      page: getHqCallbacks,
      exported: exportHqCallbacks,
      defaultSort: '-at',
      empty: <Trans>Requests from the home page appear here.</Trans>,
      columns: [
        { id: 'name', label: t`Name`, cell: ({ name }) => name.trim() || <Trans>No name given</Trans> },
        { id: 'at', label: t`Received`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        { id: 'program', label: t`Program`, cell: ({ program }) => program },
        { id: 'status', label: t`Status`, cell: ({ status }) => <Status status={status} /> },
      ],
      filters: [
        {
          name: 'status',
          label: t`Status`,
          options: [
            { id: 'open', label: t`Open` },
            { id: 'done', label: t`Done` },
          ],
        },
      ],
      detail: (id) => <CallbackDetail key={id} callbackId={id} />,
    }),
    [t],
  );
  return <ListPage list={list} />;
}

function Status({ status }: Pick<CallbackRow, 'status'>) {
  if (status === 'done') return <Trans>Done</Trans>;
  return (
    <Badge tone="now">
      <Trans>Open</Trans>
    </Badge>
  );
}

function CallbackDetail({ callbackId }: { callbackId: string }) {
  const params = { callbackId };
  const result = useInboxEntry('callback', callbackId, {
    read: (signal) => callApi(getHqCallback, { params, signal }),
    change: (body: BodyOf<typeof handleCallback>) => callApi(handleCallback, { params, body }),
  });
  return (
    <EntryState result={result}>
      {(file) => (
        <>
          <Sender {...file} />
          <p className="wrap-anywhere whitespace-pre-line empty:hidden">
            {[file.program, file.qualification].filter((text) => text.trim()).join('\n')}
          </p>
          <HandlingForm
            id={file._id}
            handled={file.handled}
            changing={result.changing}
            actions={
              file.status === 'open'
                ? [{ to: 'done', label: <Trans>Mark as done</Trans> }]
                : [{ to: 'open', label: <Trans>Reopen</Trans> }]
            }
            changeOf={(to: CallbackFile['status'], note) => ({ from: file.status, to, note })}
          />
        </>
      )}
    </EntryState>
  );
}
