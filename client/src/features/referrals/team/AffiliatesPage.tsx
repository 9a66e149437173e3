import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AffiliateRow,
  exportHqAffiliates,
  getHqAffiliates,
} from '@preproom/models/contract/referrals/team/affiliates';
import { useMemo } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { LinkBadge } from './LinkBadge.tsx';

/** /hq/admin/affiliates: affiliates with what their links brought and what they are owed. */
export function AffiliatesPage() {
  const { t } = useLingui();
  const { rupeesText, numberText } = useAmountTexts();
  const list = useMemo(
    (): TeamList<AffiliateRow> => ({
      title: t`Affiliates`,
      searchLabel: t`Name, confirmed e-mail or phone number`,
      page: getHqAffiliates,
      exported: exportHqAffiliates,
      defaultSort: '-since',
      empty: <Trans>Affiliates appear here once they sign up.</Trans>,
      pathOf: ({ _id }) => `/hq/admin/affiliates/${_id}`,
      columns: [
        { id: 'Name', label: t`Name`, sort: 'Name', cell: ({ Name }) => Name },
        {
          id: 'since',
          label: t`Joined`,
          sort: 'since',
          cell: ({ since }) => <When instant={since} show="date" />,
        },
        { id: 'state', label: t`Link`, cell: ({ state }) => <LinkBadge state={state} /> },
        { id: 'clicks', label: t`Visitors`, isNumber: true, cell: ({ clicks }) => numberText(clicks) },
        { id: 'signUps', label: t`Sign-ups`, isNumber: true, cell: ({ signUps }) => numberText(signUps) },
        { id: 'orders', label: t`Paid orders`, isNumber: true, cell: ({ orders }) => numberText(orders) },
        {
          id: 'heldPaise',
          label: t`On hold`,
          isNumber: true,
          cell: ({ heldPaise }) => rupeesText(heldPaise / 100),
        },
        {
          id: 'availablePaise',
          label: t`Due`,
          isNumber: true,
          cell: ({ availablePaise }) => rupeesText(availablePaise / 100),
        },
      ],
      filters: [],
    }),
    [t, rupeesText, numberText],
  );
  return <ListPage list={list} />;
}
