import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DeliveryRow,
  exportHqDeliveries,
  getHqDeliveries,
} from '@preproom/models/contract/team/deliveries';
import { useMemo } from 'react';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { RetrySelected } from './RetrySelected.tsx';

/** /hq/admin/deliveries: e-mails and background jobs that failed for good. */
export function DeliveriesPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<DeliveryRow> => ({
      title: t`Failed e-mails and background jobs`,
      searchLabel: t`Job kind or ID`,
      page: getHqDeliveries,
      exported: exportHqDeliveries,
      defaultSort: '-failedAt',
      empty: <Trans>Nothing has failed.</Trans>,
      selected: (rows, clear) => <RetrySelected rows={rows} clear={clear} />,
      columns: [
        {
          id: 'what',
          label: t`What failed`,
          cell: ({ kind, template }) => (template ? t`E-mail “${template}”` : kind),
        },
        {
          id: 'failedAt',
          label: t`Last attempt`,
          sort: 'failedAt',
          cell: ({ failedAt }) => <When instant={failedAt} />,
        },
        { id: 'attempts', label: t`Attempts`, isNumber: true, cell: ({ attempts }) => attempts },
        { id: 'error', label: t`Error`, cell: ({ error }) => <code>{error ?? '–'}</code> },
        {
          id: 'canRetry',
          label: t`Retry`,
          cell: ({ canRetry }) => (canRetry ? <Trans>Possible</Trans> : <Trans>Not possible</Trans>),
        },
      ],
      filters: [
        {
          name: 'what',
          label: t`Kind`,
          options: [
            { id: 'mails', label: t`E-mails` },
            { id: 'jobs', label: t`Background jobs` },
          ],
        },
      ],
      detail: (id, row) => row && <DeliveryDetail key={id} delivery={row} />,
    }),
    [t],
  );
  return <ListPage list={list} />;
}
