import { Trans } from '@lingui/react/macro';
import { type ConfirmedStep, confirmOpeningStep } from '@preproom/models/contract/team/opening';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { welcomeQuery } from '../api.ts';

/** Marks a step as done that only a person can see to be done, and takes that back. */
export function Confirm({ step, isDone }: { step: ConfirmedStep; isDone: boolean }) {
  const errorText = useErrorText();
  const confirm = useConfirm(step);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="quiet" size="small" isBusy={confirm.isPending} onClick={() => confirm.mutate(!isDone)}>
        {isDone ? <Trans>Mark as not done</Trans> : <Trans>Mark as done</Trans>}
      </Button>
      {confirm.error && <Banner tone="error">{errorText(confirm.error)}</Banner>}
    </div>
  );
}

function useConfirm(step: ConfirmedStep) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isDone: boolean) => callApi(confirmOpeningStep, { params: { step }, body: { isDone } }),
    onSuccess: () => client.invalidateQueries({ queryKey: welcomeQuery.queryKey }),
  });
}
