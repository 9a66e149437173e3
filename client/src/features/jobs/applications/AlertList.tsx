import { Trans, useLingui } from '@lingui/react/macro';
import { type JobAlerts, removeJobAlert } from '@preproom/models/contract/jobs/jobAlerts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { alertsQuery } from './api.ts';
import { searchPath, useSearchText } from './useSearchText.ts';

/** The learner's saved searches. */
export function AlertList() {
  const query = useQuery(alertsQuery);
  return (
    <section aria-labelledby="alerts" className="flex flex-col gap-4">
      <h2 id="alerts" className="scroll-mt-24 text-24">
        <Trans>Job alerts</Trans>
      </h2>
      <QueryView
        query={query}
        failed={<Trans>Couldn’t load your alerts</Trans>}
        loading={<Skeleton className="h-24" />}
      >
        {(data) => <Alerts alerts={data} />}
      </QueryView>
    </section>
  );
}

function Alerts({ alerts: { data, mailsOn } }: { alerts: JobAlerts }) {
  const searchText = useSearchText();
  if (data.length === 0)
    return (
      <p className="max-w-prose text-muted">
        <Trans>
          Search on the <Link to="/jobs">jobs page</Link> and save the search. We’ll e-mail you when a new job
          matches it.
        </Trans>
      </p>
    );
  return (
    <>
      {!mailsOn && (
        <Banner tone="info">
          <Trans>
            Job alert e-mails are off. Turn them on in your <Link to="/account/settings">settings</Link>.
          </Trans>
        </Banner>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ _id, search }) => (
          <li key={_id} className="flex items-center justify-between gap-4 py-2">
            <Link to={searchPath(search)} className="min-w-0 wrap-anywhere">
              {searchText(search)}
            </Link>
            <Remove alertId={_id} name={searchText(search)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Remove({ alertId, name }: { alertId: string; name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const {
    mutate: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => callApi(removeJobAlert, { params: { alertId } }),
    onSuccess: (alerts) => queries.setQueryData(alertsQuery.queryKey, alerts),
  });
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2">
      {error && <p role="alert">{errorText(error)}</p>}
      <Button
        tone="quiet"
        size="small"
        isBusy={isPending}
        aria-label={t`Delete alert: ${name}`}
        onClick={() => remove()}
      >
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
