import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { sendPracticeDeletion } from './api.ts';

/** Deletes all topic practice for good, after asking. */
export function DeletePractice() {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => sendPracticeDeletion(queries),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)} className="self-start">
        <Trans>Delete practice history</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete your practice history?</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Delete</Trans>}
        onConfirm={() => remove()}
        isBusy={isPending}
        error={error}
      >
        <p>
          <Trans>
            This permanently deletes your progress on every topic, your streak, and the reviews that came from
            practice. Quizzes and mock tests stay.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
