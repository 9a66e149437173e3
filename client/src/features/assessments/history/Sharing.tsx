import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { sendSharing, sharingQuery } from '../api.ts';

/** Lets mentors see the results; off until the learner turns it on. Renders nothing until it is known. */
export function Sharing() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data } = useQuery(sharingQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isShared: boolean) => sendSharing(queries, isShared),
  });
  if (!data) return null;
  return (
    <div className="flex flex-col gap-2">
      <Switch isSelected={data.isShared} isDisabled={isPending} onChange={(isShared) => mutate(isShared)}>
        <Trans>My mentors can see my latest results</Trans>
      </Switch>
      <p className="text-14 text-muted">
        <Trans>
          They see your level, points or areas for each assessment, never your answers. Off until you turn it
          on.
        </Trans>
      </p>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
    </div>
  );
}
