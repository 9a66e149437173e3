import { Trans, useLingui } from '@lingui/react/macro';
import {
  exportHqStudents,
  getHqStudents,
  type StudentRow,
} from '@preproom/models/contract/learners/team/students';
import { useMemo } from 'react';
import { studentPath } from '../../../shared/team/hqPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';

/** /hq/admin/Student: the learners. */
export function StudentsPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<StudentRow> => ({
      title: t`Learners`,
      searchLabel: t`Name, e-mail or phone number`,
      page: getHqStudents,
      exported: exportHqStudents,
      defaultSort: '-joinedAt',
      pathOf: ({ _id }) => studentPath(_id),
      empty: <Trans>Learners appear here once they sign up.</Trans>,
      columns: [
        { id: 'Name', label: t`Name`, sort: 'Name', cell: ({ Name }) => Name },
        {
          id: 'joinedAt',
          label: t`Joined`,
          sort: 'joinedAt',
          cell: ({ joinedAt }) => <When instant={joinedAt} show="date" />,
        },
        {
          id: 'onboarding',
          label: t`Onboarding`,
          cell: ({ completed }) => (completed ? <Trans>Finished</Trans> : <Trans>Not finished</Trans>),
        },
        { id: 'packs', label: t`Packs`, isNumber: true, cell: ({ packs }) => packs },
        {
          id: 'account',
          label: t`Account`,
          cell: ({ isLeaving, isSuspended }) =>
            isSuspended ? (
              <Badge tone="danger">
                <Trans>Suspended</Trans>
              </Badge>
            ) : isLeaving ? (
              <Badge tone="warning">
                <Trans>Being deleted</Trans>
              </Badge>
            ) : (
              <Trans>Active</Trans>
            ),
        },
      ],
      filters: [
        {
          name: 'onboarding',
          label: t`Onboarding`,
          options: [
            { id: 'finished', label: t`Finished` },
            { id: 'unfinished', label: t`Not finished` },
          ],
        },
      ],
    }),
    [t],
  );
  return <ListPage list={list} />;
}
