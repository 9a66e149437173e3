import { Trans, useLingui } from '@lingui/react/macro';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { SESSION_STATUSES } from '@preproom/models/contract/sessions/sessionLife';
import {
  exportHqSessions,
  getHqSessions,
  type HqSessionRow,
} from '@preproom/models/contract/sessions/team/sessions';
import { useMemo } from 'react';
import { useRoundText, useSessionName } from '../../../lib/texts/roundText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { SessionDetail } from './SessionDetail.tsx';
import { STATUS_TEXTS } from './sessionTexts.ts';

/** /hq/admin/sessions: which sessions there are, who is in them, and what happened to one. */
export function SessionsPage() {
  const { t } = useLingui();
  const roundText = useRoundText();
  const sessionName = useSessionName();
  const list = useMemo(
    (): TeamList<HqSessionRow> => ({
      title: t`Sessions`,
      searchLabel: t`Name or e-mail of either person, or room`,
      page: getHqSessions,
      exported: exportHqSessions,
      defaultSort: '-startsAt',
      empty: <Trans>Booked sessions appear here.</Trans>,
      columns: [
        { id: 'learner', label: t`Learner`, cell: ({ learner }) => learner ?? t`Former member` },
        { id: 'mentor', label: t`Mentor`, cell: ({ mentor }) => mentor ?? t`Former member` },
        {
          id: 'startsAt',
          label: t`Time`,
          sort: 'startsAt',
          cell: ({ startsAt }) => <When instant={startsAt} />,
        },
        { id: 'round', label: t`Round`, cell: (row) => sessionName(row) },
        { id: 'status', label: t`Status`, cell: (row) => <Status row={row} /> },
      ],
      filters: [
        {
          name: 'when',
          label: t`When`,
          options: [
            { id: 'today', label: t`Today` },
            { id: 'tomorrow', label: t`Tomorrow` },
            { id: 'week', label: t`Next 7 days` },
            { id: 'lastWeek', label: t`Last 7 days` },
          ],
        },
        {
          name: 'problem',
          label: t`Issue`,
          options: [
            { id: 'missing', label: t`One person hasn’t joined` },
            { id: 'nobody', label: t`No one came` },
            { id: 'feedback', label: t`Feedback overdue` },
          ],
        },
        {
          name: 'status',
          label: t`Status`,
          options: SESSION_STATUSES.map((id) => ({ id, label: t(STATUS_TEXTS[id]) })),
        },
        { name: 'round', label: t`Round`, options: ROUNDS.map((id) => ({ id, label: roundText(id) })) },
      ],
      detail: (id) => <SessionDetail key={id} sessionId={id} />,
    }),
    [t, roundText, sessionName],
  );
  return <ListPage list={list} />;
}

function Status({ row: { status } }: { row: HqSessionRow }) {
  const { t } = useLingui();
  const text = t(STATUS_TEXTS[status]);
  if (status === 'live') return <Badge tone="now">{text}</Badge>;
  if (status === 'done') return <Badge tone="success">{text}</Badge>;
  if (status === 'booked' || status === 'cancelled') return text;
  return <Badge tone="warning">{text}</Badge>;
}
