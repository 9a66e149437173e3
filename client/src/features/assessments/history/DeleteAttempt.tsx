import { Trans, useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { sendDeletion } from '../api.ts';

/** Deletes an attempt for good, after asking. */
export function DeleteAttempt({ attempt, label }: { attempt: Attempt; label: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => sendDeletion(queries, attempt._id),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button tone="quiet" size="small" aria-label={label} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{t`Delete`}</span>
      </Button>
      <Dialog
        role="alertdialog"
        title={<Trans>Delete this attempt?</Trans>}
        isOpen={isAsking}
        onOpenChange={setAsking}
        fault={error && <Banner tone="error">{errorText(error)}</Banner>}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button tone="danger" isBusy={isPending} onClick={() => remove()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            This permanently deletes your answers and result. You can retake it 24 hours after you started.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
