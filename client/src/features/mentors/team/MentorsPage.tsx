import { Trans, useLingui } from '@lingui/react/macro';
import type { MentorList } from '@preproom/models/contract/mentors/mentorLife';
import {
  exportHqMentors,
  getHqMentors,
  type MentorRow,
} from '@preproom/models/contract/mentors/team/mentors';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import { useMemo } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { hqMentorPath } from '../../../shared/team/hqPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { DriftBadge } from './DriftBadge.tsx';
import { MentorStatusBadge } from './MentorStatusBadge.tsx';
import { useSeverityText } from './severityText.ts';

/** /hq/admin/mentor: the team's list of mentors. */
export function MentorsPage() {
  const { t } = useLingui();
  const { numberText, averageText } = useAmountTexts();
  const severityText = useSeverityText();
  const list = useMemo((): TeamList<MentorRow> => {
    const lists: Record<MentorList, string> = {
      pending: t`In review`,
      changed: t`Updated`,
      cancelling: t`Cancelling often`,
      overdue: t`Feedback overdue`,
      verified: t`Verified`,
      declined: t`Declined`,
      suspended: t`Suspended`,
    };
    return {
      title: t`Mentors`,
      searchLabel: t`Name or e-mail`,
      page: getHqMentors,
      exported: exportHqMentors,
      defaultSort: '-since',
      empty: <Trans>Mentors appear here once they apply.</Trans>,
      pathOf: ({ _id }) => hqMentorPath(_id),
      columns: [
        { id: 'Name', label: t`Name`, cell: ({ Name }) => Name },
        { id: 'status', label: t`Status`, cell: (row) => <Status {...row} /> },
        {
          id: 'since',
          label: t`Since`,
          sort: 'since',
          cell: ({ since }) => <When instant={since} show="date" className="md:whitespace-nowrap" />,
        },
        {
          id: 'company',
          label: t`Company`,
          cell: ({ company }) => company || '–',
        },
        {
          id: 'sessions',
          label: t`Sessions, 30 days`,
          isNumber: true,
          cell: ({ sessions }) => numberText(sessions),
        },
        {
          id: 'rating',
          label: t`Rating`,
          isNumber: true,
          cell: ({ rating, ratingCount }) =>
            rating === null ? '–' : `${averageText(rating)} (${numberText(ratingCount)})`,
        },
        {
          id: 'cancellations',
          label: t`Cancelled, 30 days`,
          isNumber: true,
          cell: (row) => <Cancellations {...row} />,
        },
        {
          id: 'severity',
          label: t`Rating vs. others`,
          isNumber: true,
          cell: ({ severity, drift }) => (
            <span className="flex flex-wrap items-center justify-end gap-2">
              {severity === null ? '–' : severityText(severity)}
              {drift !== null && <DriftBadge drift={drift} />}
            </span>
          ),
        },
        {
          id: 'offeredHours',
          label: t`Hours offered, 14 days`,
          isNumber: true,
          cell: ({ offeredHours }) => numberText(offeredHours),
        },
      ],
      filters: [
        {
          name: 'list',
          label: t`Status`,
          options: Object.entries(lists).map(([id, label]) => ({ id, label })),
        },
      ],
    };
  }, [t, numberText, averageText, severityText]);
  return <ListPage list={list} />;
}

function Status({ status, isChanged }: Pick<MentorRow, 'status' | 'isChanged'>) {
  return (
    <span className="flex flex-wrap gap-1">
      <MentorStatusBadge status={status} />
      {isChanged && (
        <Badge tone="warning">
          <Trans>Updated</Trans>
        </Badge>
      )}
    </span>
  );
}

function Cancellations({ cancellations, lateCancellations }: MentorRow) {
  const { numberText } = useAmountTexts();
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      <span>{numberText(cancellations)}</span>
      {lateCancellations > 0 && (
        <span>
          <Trans>({numberText(lateCancellations)} late)</Trans>
        </span>
      )}
      {cancellations > CANCELLATIONS.allowed && (
        <Badge tone="warning">
          <Trans>Often</Trans>
        </Badge>
      )}
    </span>
  );
}
