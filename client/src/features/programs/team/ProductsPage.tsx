import { Trans, useLingui } from '@lingui/react/macro';
import {
  COUNTED_AT_MOST,
  exportHqPrograms,
  getHqPrograms,
  type ProgramRow,
} from '@preproom/models/contract/programs/team/programs';
import { useMemo } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { ProgramDetail } from './ProgramDetail.tsx';
import { useProgramEdits } from './useProgramEdits.ts';

/** /hq/admin/product: what is sold, at what price, and who waits for it. */
export function ProductsPage() {
  const { t } = useLingui();
  const { numberText, rupeesText } = useAmountTexts();
  const roundText = useRoundText();
  const edits = useProgramEdits();
  const list = useMemo((): TeamList<ProgramRow> => {
    const counted = (count: number) => numberText(count) + (count === COUNTED_AT_MOST ? '+' : '');
    return {
      title: t`Programs`,
      searchLabel: t`Name or ID`,
      page: getHqPrograms,
      exported: exportHqPrograms,
      defaultSort: 'product_name',
      empty: <Trans>Programs appear here once one is added.</Trans>,
      columns: [
        { id: 'name', label: t`Name`, sort: 'product_name', cell: ({ product_name }) => product_name },
        {
          id: 'price',
          label: t`Price`,
          isNumber: true,
          cell: ({ discount_pricing }) => rupeesText(Number(discount_pricing)),
          ...edits.discount_pricing,
        },
        {
          id: 'listPrice',
          label: t`List price`,
          isNumber: true,
          cell: ({ product_pricing }) => rupeesText(Number(product_pricing)),
          ...edits.product_pricing,
        },
        {
          id: 'sessions',
          label: t`Sessions`,
          sort: 'total_session',
          isNumber: true,
          cell: ({ total_session }) => numberText(total_session),
        },
        {
          id: 'rounds',
          label: t`Rounds`,
          cell: ({ sessionIncludes }) => (
            <span className="block md:min-w-48">{sessionIncludes.map(roundText).join(', ')}</span>
          ),
        },
        { id: 'enrolment', label: t`Enrolment`, cell: ({ activate }) => <Enrolment isOpen={activate} /> },
        { id: 'waiting', label: t`Waiting`, isNumber: true, cell: ({ waiting }) => counted(waiting) },
        { id: 'orders', label: t`Orders`, isNumber: true, cell: ({ orders }) => counted(orders) },
      ],
      filters: [
        {
          name: 'enrolment',
          label: t`Enrolment`,
          options: [
            { id: 'open', label: t`Open` },
            { id: 'closed', label: t`Closed` },
          ],
        },
      ],
      detail: (_, row) => row && <ProgramDetail key={row._id} program={row} />,
    };
  }, [t, numberText, rupeesText, roundText, edits]);
  return <ListPage list={list} />;
}

function Enrolment({ isOpen }: { isOpen: boolean }) {
  return isOpen ? (
    <Badge tone="success">
      <Trans>Open</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Closed</Trans>
    </Badge>
  );
}
