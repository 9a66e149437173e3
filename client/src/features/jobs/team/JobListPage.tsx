import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import { JOB_STATES } from '@preproom/models/contract/jobs/jobLimits';
import { exportHqJobs, getHqJobs, type JobRow } from '@preproom/models/contract/jobs/team/jobList';
import { useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { JOB_STATE_LOOKS } from './jobStateStyles.ts';

/** /hq/admin/jobs: all jobs, the last saved first. */
export function JobListPage() {
  const { t } = useLingui();
  const mayReadPeople = useStore(({ user }) => hasRight(user?.rights ?? [], 'people'));
  const list = useMemo(
    (): TeamList<JobRow> => ({
      title: t`Jobs`,
      searchLabel: t`Search titles`,
      page: getHqJobs,
      exported: exportHqJobs,
      defaultSort: '-savedAt',
      empty: <Trans>Jobs appear here, including drafts.</Trans>,
      action: (
        <div className="flex flex-wrap gap-3">
          {mayReadPeople && (
            <ButtonLink to="/hq/admin/applications" tone="quiet">
              <Trans>Applicants</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/hq/admin/jobs/new">
            <Trans>New job</Trans>
          </ButtonLink>
        </div>
      ),
      pathOf: ({ _id }) => `/hq/admin/jobs/${_id}`,
      columns: [
        { id: 'title', label: t`Title`, cell: ({ title }) => title },
        { id: 'company', label: t`Company`, cell: ({ company }) => company },
        {
          id: 'state',
          label: t`Status`,
          cell: ({ state }) => (
            <Badge tone={JOB_STATE_LOOKS[state].tone}>{t(JOB_STATE_LOOKS[state].label)}</Badge>
          ),
        },
        {
          id: 'applications',
          label: t`Applications`,
          isNumber: true,
          cell: ({ _id, applications }) =>
            mayReadPeople && applications > 0 ? (
              <Link to={`/hq/admin/applications?jobId=${_id}`}>{applications}</Link>
            ) : (
              applications
            ),
        },
        {
          id: 'expiresAt',
          label: t`Last day`,
          cell: ({ expiresAt }) => <When instant={expiresAt} show="date" />,
        },
        {
          id: 'savedAt',
          label: t`Saved`,
          sort: 'savedAt',
          cell: ({ savedAt }) => <When instant={savedAt} />,
        },
      ],
      filters: [
        {
          name: 'state',
          label: t`Status`,
          options: JOB_STATES.map((id) => ({ id, label: t(JOB_STATE_LOOKS[id].label) })),
        },
      ],
    }),
    [t, mayReadPeople],
  );
  return <ListPage list={list} />;
}
