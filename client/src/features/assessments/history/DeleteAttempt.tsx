import { Trans, useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { sendDeletion } from '../api.ts';

/** Deletes an attempt for good, after asking. */
export function DeleteAttempt({ attempt, label }: { attempt: Attempt; label: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => sendDeletion(queries, attempt),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button tone="quiet" size="small" aria-label={label} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{t`Delete`}</span>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete this attempt?</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Delete</Trans>}
        onConfirm={() => remove()}
        isBusy={isPending}
        error={error}
      >
        <p>
          <Trans>
            This permanently deletes your answers and result. You can retake it 24 hours after you started.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
