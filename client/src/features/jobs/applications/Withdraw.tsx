import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnApplication, withdrawApplication } from '@preproom/models/contract/jobs/applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { applicationsQuery } from './api.ts';

/** Withdraws an application that is not decided against, after a question. */
export function Withdraw({ application: { status, job } }: { application: OwnApplication }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: withdraw,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => callApi(withdrawApplication, { params: { job: job._id } }),
    onSuccess: () => setAsking(false),
    // After a conflict too: the team may have decided meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsQuery.queryKey }),
  });
  if (status !== 'new' && status !== 'shortlisted') return null;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={t`Withdraw: ${job.title}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        title={t`Withdraw your application?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Withdraw</Trans>}
        onConfirm={() => withdraw()}
        isBusy={isPending}
        error={error}
      >
        <p className="text-muted">
          <Trans>We’ll delete the resume and note you sent. You can apply again while the job is open.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
