import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import {
  type MailPreferences as Choice,
  getMailPreferences,
  OPTIONAL_MAILS_OF,
  saveMailPreferences,
} from '@preproom/models/contract/notifications/mail';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Switches for optional e-mails, and a note on those that are always sent. */
export function MailPreferences({ user }: { user: User }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>E-mails</Trans>
      </h2>
      {OPTIONAL_MAILS_OF[user.role].length > 0 && <Choices />}
      <p className="max-w-prose text-muted">
        <Trans>We always e-mail you codes, and notices about security, payments and bookings.</Trans>
      </p>
    </Card>
  );
}

const QUERY_KEY = ['mail-preferences'];

function Choices() {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(getMailPreferences, { signal }),
  });
  const saving = useSavedChoice();
  if (error && !data)
    return (
      <ErrorState
        title={<Trans>Couldn’t load your e-mail settings</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-24" />;
  const shown = saving.isPending ? saving.variables : data;
  return (
    <>
      {saving.error && <Banner tone="error">{errorText(saving.error)}</Banner>}
      <Switch
        isSelected={shown.feedback}
        isDisabled={saving.isPending}
        onChange={(feedback) => saving.mutate({ ...data, feedback })}
      >
        <Trans>When a mentor’s feedback is ready</Trans>
      </Switch>
      <Switch
        isSelected={shown.jobs}
        isDisabled={saving.isPending}
        onChange={(jobs) => saving.mutate({ ...data, jobs })}
      >
        <Trans>When a new job matches one of your alerts</Trans>
      </Switch>
    </>
  );
}

function useSavedChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => callApi(saveMailPreferences, { body: choice }),
    onSuccess: (stored) => queryClient.setQueryData(QUERY_KEY, stored),
  });
}
