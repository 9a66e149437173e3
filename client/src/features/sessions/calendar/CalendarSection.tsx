import { Trans, useLingui } from '@lingui/react/macro';
import { getCalendarFeed, resetCalendarFeed } from '@preproom/models/contract/sessions/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CopyAddress } from './CopyAddress.tsx';

const QUERY_KEY = ['calendar-feed'];

/** The private calendar feed of people who have sessions: subscribe, copy its address, reset it. */
export function CalendarSection() {
  const heading = useId();
  const role = useStore((state) => state.user?.role);
  if (role !== 'user' && role !== 'mentor') return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Calendar</Trans>
        </h2>
        <p className="max-w-prose text-muted">
          <Trans>
            Subscribe once, and your sessions appear in Google Calendar, Outlook or Apple Calendar and stay up
            to date.
          </Trans>
        </p>
      </div>
      <Feed />
    </Card>
  );
}

function Feed() {
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(getCalendarFeed, { signal }),
  });
  if (error && !data)
    return (
      <ErrorState
        title={<Trans>Couldn’t load your calendar link</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-28" />;
  const { url } = data.data;
  return (
    <>
      <CopyAddress key={url} address={url} />
      <div className="flex flex-wrap gap-3">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle('primary', 'medium')}>
          <Trans>Subscribe</Trans>
        </a>
        <ResetFeed />
      </div>
      <p className="max-w-prose text-14 text-muted">
        <Trans>Anyone with this link can see your session times. Keep it private.</Trans>
      </p>
    </>
  );
}

function ResetFeed() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callApi(resetCalendarFeed, {}),
    onSuccess: (feed) => {
      queryClient.setQueryData(QUERY_KEY, feed);
      setIsAsking(false);
    },
  });
  const ask = (isOpen: boolean) => {
    reset();
    setIsAsking(isOpen);
  };
  return (
    <>
      <Button tone="quiet" onClick={() => ask(true)}>
        <Trans>Reset link</Trans>
      </Button>
      <ConfirmDialog
        title={t`Reset your calendar link?`}
        isOpen={isAsking}
        onClose={() => ask(false)}
        action={<Trans>Reset link</Trans>}
        onConfirm={() => mutate()}
        isBusy={isPending}
        error={error}
      >
        <p>
          <Trans>
            The old link stops working right away. Subscribe again in every calendar that uses it.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
