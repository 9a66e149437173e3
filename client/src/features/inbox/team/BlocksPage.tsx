import { Trans, useLingui } from '@lingui/react/macro';
import { type BlockRow, exportHqBlocks, getHqBlocks } from '@preproom/models/contract/inbox/team/reports';
import { useMemo } from 'react';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { PersonLink } from './PersonLink.tsx';

/** /hq/admin/blocks: who has blocked whom. */
export function BlocksPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<BlockRow> => ({
      title: t`Blocks`,
      searchLabel: t`Name or e-mail of either person`,
      page: getHqBlocks,
      exported: exportHqBlocks,
      defaultSort: '-at',
      empty: <Trans>Blocks from the room appear here.</Trans>,
      columns: [
        { id: 'by', label: t`Blocked by`, cell: ({ by }) => <PersonLink {...by} /> },
        { id: 'against', label: t`Blocked person`, cell: ({ against }) => <PersonLink {...against} /> },
        { id: 'at', label: t`Since`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        { id: 'roomid', label: t`Room`, cell: ({ roomid }) => <code>{roomid}</code> },
      ],
      filters: [],
    }),
    [t],
  );
  return <ListPage list={list} />;
}
