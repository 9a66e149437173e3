import { Trans } from '@lingui/react/macro';
import { getTextReminders, saveTextReminders } from '@preproom/models/contract/notifications/textReminders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';

const QUERY_KEY = ['text-reminders'];

/** Consent to reminders by text message. Nothing where this installation sends none, unless it is to be withdrawn. */
export function TextSwitch() {
  const heading = useId();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(getTextReminders, { signal }),
  });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (isOn: boolean) => callApi(saveTextReminders, { body: { isOn } }),
    onSuccess: (state) => queryClient.setQueryData(QUERY_KEY, state),
  });
  if (!data || !(data.isOffered || data.isOn)) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>Text messages</Trans>
      </h2>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Switch
        isSelected={isPending ? variables : data.isOn}
        isDisabled={isPending}
        onChange={(on) => mutate(on)}
      >
        <Trans>Session reminders by SMS or WhatsApp</Trans>
      </Switch>
      <p className="max-w-prose text-14 text-muted">
        <Trans>We share your phone number and the reminder with our messaging provider for this only.</Trans>
      </p>
    </Card>
  );
}
