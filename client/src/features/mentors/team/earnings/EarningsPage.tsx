import { Trans, useLingui } from '@lingui/react/macro';
import { type EarningRow, getHqEarnings } from '@preproom/models/contract/mentors/team/earnings';
import { useMemo } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../../ui/list/teamList.ts';
import { MentorStatusBadge } from '../MentorStatusBadge.tsx';

/** /hq/admin/earnings: mentors with what they have earned and what they are owed. */
export function EarningsPage() {
  const { t } = useLingui();
  const { rupeesText, numberText } = useAmountTexts();
  const list = useMemo(
    (): TeamList<EarningRow> => ({
      title: t`Mentor earnings`,
      searchLabel: t`Name, e-mail or phone number`,
      page: getHqEarnings,
      defaultSort: '-since',
      action: (
        <ButtonLink to="/hq/admin/pay" tone="quiet">
          <Trans>Pay and export for the accountant</Trans>
        </ButtonLink>
      ),
      empty: <Trans>Mentors appear here once they sign up.</Trans>,
      pathOf: ({ _id }) => `/hq/admin/earnings/${_id}`,
      columns: [
        { id: 'Name', label: t`Name`, sort: 'Name', cell: ({ Name }) => Name },
        { id: 'status', label: t`Status`, cell: ({ status }) => <MentorStatusBadge status={status} /> },
        {
          id: 'sessions',
          label: t`Sessions with earnings`,
          isNumber: true,
          cell: ({ sessions }) => numberText(sessions),
        },
        {
          id: 'hasPan',
          label: t`PAN`,
          cell: ({ hasPan }) => (hasPan ? <Trans>On file</Trans> : <Trans>Missing</Trans>),
        },
        {
          id: 'earnedPaise',
          label: t`Earned`,
          isNumber: true,
          cell: ({ earnedPaise }) => rupeesText(earnedPaise / 100),
        },
        {
          id: 'duePaise',
          label: t`Due`,
          isNumber: true,
          cell: ({ duePaise }) => rupeesText(duePaise / 100),
        },
      ],
      filters: [],
    }),
    [t, rupeesText, numberText],
  );
  return <ListPage list={list} />;
}
