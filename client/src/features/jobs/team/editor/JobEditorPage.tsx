import { Trans, useLingui } from '@lingui/react/macro';
import type { HqJob } from '@preproom/models/contract/jobs/team/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { hqJobQuery } from './api.ts';
import { JobEditor } from './JobEditor.tsx';

/** /hq/admin/jobs/new and a job's own page. */
export function JobEditorPage() {
  const { t } = useLingui();
  const { job = '' } = useParams();
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/jobs', label: t`Jobs` },
        ]}
      />
      {job === 'new' ? <NewJob /> : <StoredJob key={job} id={job} />}
    </Container>
  );
}

function NewJob() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goOn = async (job: HqJob) => {
    queries.setQueryData(hqJobQuery(job._id).queryKey, job);
    await navigate(`/hq/admin/jobs/${job._id}`, { replace: true });
  };
  return <JobEditor job={null} onSaved={goOn} onReplaced={() => undefined} />;
}

function StoredJob({ id }: { id: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(hqJobQuery(id));
  // A new form for a text that came from elsewhere.
  const [round, setRound] = useState(0);
  const keep = (job: HqJob) => queries.setQueryData(hqJobQuery(id).queryKey, job);
  if (data === null) return <NotFound />;
  if (data)
    return (
      <JobEditor
        key={round}
        job={data}
        onSaved={keep}
        onReplaced={(job) => {
          keep(job);
          setRound(round + 1);
        }}
      />
    );
  if (!error) return <Skeleton className="h-96" />;
  return (
    <ErrorState title={<Trans>Couldn’t load this job</Trans>} error={error} onRetry={() => void refetch()} />
  );
}
