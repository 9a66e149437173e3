import { Trans, useLingui } from '@lingui/react/macro';
import { removePayee } from '@preproom/models/contract/mentors/payee';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { EARNINGS_KEY } from '../../../shared/mentors/earningsQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Forgets where the mentor is paid, after a question. */
export function RemovePayee() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => callApi(removePayee, {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: EARNINGS_KEY });
      setAsking(false);
    },
  });
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        title={t`Remove your payment details?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Remove</Trans>}
        onConfirm={() => remove()}
        isBusy={isPending}
        error={error}
      >
        <p className="text-muted">
          <Trans>What you’ve earned stays. We can’t pay it until you add payment details again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
