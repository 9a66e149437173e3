import { Trans } from '@lingui/react/macro';
import { addJobAlert, type JobSearch } from '@preproom/models/contract/site/jobAlerts';
import { useQueryClient } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../lib/useAsyncAction.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { alertsQuery } from './api.ts';

/** Saves the search that the jobs page shows. */
export function SaveAlert({ search }: { search: JobSearch }) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { isBusy, error, run } = useAsyncAction();
  const [isSaved, setSaved] = useState(false);
  const save = () =>
    run(async () => {
      queries.setQueryData(alertsQuery.queryKey, await callApi(addJobAlert, { body: search }));
      setSaved(true);
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
        <Button tone="quiet" size="small" isBusy={isBusy} onClick={() => void save()}>
          <BellPlus aria-hidden className="size-4" />
          <Trans>E-mail me new jobs like these</Trans>
        </Button>
      )}
    </div>
  );
}
