import { Trans } from '@lingui/react/macro';
import { addJobAlert, type JobSearch } from '@preproom/models/contract/jobs/jobAlerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { alertsQuery } from './api.ts';

/** Saves the search that the jobs page shows. */
export function SaveAlert({ search }: { search: JobSearch }) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const {
    mutate: save,
    isPending,
    isSuccess: isSaved,
    error,
  } = useMutation({
    mutationFn: () => callApi(addJobAlert, { body: search }),
    onSuccess: (alerts) => queries.setQueryData(alertsQuery.queryKey, alerts),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <div role="status">
        {isSaved && (
          <p className="text-14">
            <Trans>
              Saved. We’ll e-mail you new jobs like these.{' '}
              <Link to="/Dashboard/applications#alerts">Your alerts</Link>
            </Trans>
          </p>
        )}
      </div>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {!isSaved && (
        <Button tone="quiet" size="small" isBusy={isPending} onClick={() => save()}>
          <BellPlus aria-hidden className="size-4" />
          <Trans>E-mail me new jobs like these</Trans>
        </Button>
      )}
    </div>
  );
}
