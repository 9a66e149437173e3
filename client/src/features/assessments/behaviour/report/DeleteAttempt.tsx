import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useDeleteAttempt } from '../api.ts';

interface DeleteAttemptProps {
  attemptId: string;
  /** The page to open afterwards. */
  backTo: string;
  onDeleted?: () => void;
  /** What is deleted. */
  children: ReactNode;
}

/** Deletes an attempt for good, after asking once. */
export function DeleteAttempt({ attemptId, backTo, onDeleted, children }: DeleteAttemptProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteAttempt(attemptId);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        onDeleted?.();
        void navigate(backTo, { replace: true });
      },
    });
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <Trans>Delete this report</Trans>
      </Button>
      <ConfirmDialog
        title={t`Delete this report?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Delete permanently</Trans>}
        onConfirm={remove}
        isBusy={isPending}
        error={error}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
