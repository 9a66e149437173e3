import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '@preproom/models/contract/jobs/jobLimits';
import { APPLICATION_STATUSES } from '@preproom/models/contract/jobs/jobLimits';
import {
  type ApplicationRow,
  exportHqApplications,
  getHqApplicationJobs,
  getHqApplications,
} from '@preproom/models/contract/jobs/team/applications';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../../lib/api.ts';
import type { BadgeTone } from '../../../../ui/Badge.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../../ui/list/teamList.ts';
import { When } from '../../../../ui/When.tsx';
import { Applicant } from './Applicant.tsx';

/** What the team calls an application's status, and how its badge looks. */
const STATUS_LOOKS: Record<ApplicationStatus, { label: MessageDescriptor; tone: BadgeTone }> = {
  new: { label: msg`New`, tone: 'info' },
  shortlisted: { label: msg`Shortlisted`, tone: 'success' },
  declined: { label: msg`Declined`, tone: 'plain' },
  withdrawn: { label: msg`Withdrawn`, tone: 'plain' },
};

/** /hq/admin/applications: who has applied for jobs, latest first. */
export function ApplicantsPage() {
  const { t } = useLingui();
  const jobs = useQuery({
    queryKey: ['hq', 'application-jobs'],
    queryFn: ({ signal }) => callApi(getHqApplicationJobs, { signal }),
  });
  const list = useMemo(
    (): TeamList<ApplicationRow> => ({
      title: t`Applicants`,
      searchLabel: t`Applicant’s name`,
      page: getHqApplications,
      exported: exportHqApplications,
      defaultSort: '-appliedAt',
      empty: <Trans>Applications appear here once a learner applies.</Trans>,
      action: (
        <ButtonLink to="/hq/admin/jobs" tone="quiet">
          <Trans>Jobs</Trans>
        </ButtonLink>
      ),
      columns: [
        { id: 'Name', label: t`Applicant`, cell: ({ Name }) => Name },
        { id: 'jobTitle', label: t`Job`, cell: ({ jobTitle }) => jobTitle },
        { id: 'company', label: t`Company`, cell: ({ company }) => company },
        {
          id: 'status',
          label: t`Status`,
          cell: ({ status }) => (
            <Badge tone={STATUS_LOOKS[status].tone}>{t(STATUS_LOOKS[status].label)}</Badge>
          ),
        },
        {
          id: 'appliedAt',
          label: t`Applied`,
          sort: 'appliedAt',
          cell: ({ appliedAt }) => <When instant={appliedAt} show="date" />,
        },
      ],
      filters: [
        {
          name: 'status',
          label: t`Status`,
          options: APPLICATION_STATUSES.map((id) => ({ id, label: t(STATUS_LOOKS[id].label) })),
        },
        {
          name: 'jobId',
          label: t`Job`,
          options: (jobs.data?.data ?? []).map(({ _id, title, company }) => ({
            id: _id,
            label: `${title} · ${company}`,
          })),
        },
      ],
      detail: (id) => <Applicant key={id} id={id} />,
    }),
    [t, jobs.data],
  );
  return <ListPage list={list} />;
}
