import { Trans, useLingui } from '@lingui/react/macro';
import { exportHqReviews, getHqReviews, type ReviewRow } from '@preproom/models/contract/reports/team/reviews';
import { useMemo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { StarsShown } from '../../../ui/StarsShown.tsx';
import { When } from '../../../ui/When.tsx';
import { ReviewDetail } from './ReviewDetail.tsx';

/** /hq/admin/reviews: what learners wrote on mentors' pages. */
export function ReviewsPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<ReviewRow> => ({
      title: t`Reviews`,
      searchLabel: t`Mentor’s name or e-mail`,
      page: getHqReviews,
      exported: exportHqReviews,
      defaultSort: '-at',
      empty: <Trans>Reviews on mentors’ pages appear here.</Trans>,
      columns: [
        { id: 'mentor', label: t`Mentor`, cell: ({ mentor }) => mentor ?? <Trans>Former member</Trans> },
        { id: 'at', label: t`Written`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        { id: 'stars', label: t`Rating`, cell: ({ stars }) => <StarsShown value={stars} /> },
        { id: 'text', label: t`Review`, cell: ({ text }) => <span className="line-clamp-2">{text}</span> },
        { id: 'state', label: t`Status`, cell: ({ state }) => <State state={state} /> },
      ],
      filters: [
        {
          name: 'state',
          label: t`Status`,
          options: [
            { id: 'reported', label: t`Reported` },
            { id: 'shown', label: t`Shown` },
            { id: 'hidden', label: t`Hidden` },
          ],
        },
      ],
      detail: (id) => <ReviewDetail key={id} reviewId={id} />,
    }),
    [t],
  );
  return <ListPage list={list} />;
}

function State({ state }: Pick<ReviewRow, 'state'>) {
  if (state === 'shown') return <Trans>Shown</Trans>;
  if (state === 'hidden') return <Trans>Hidden</Trans>;
  return (
    <Badge tone="now">
      <Trans>Reported</Trans>
    </Badge>
  );
}
