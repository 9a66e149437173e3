import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
  const errorText = useErrorText();
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
      <Dialog
        role="alertdialog"
        title={t`Delete this report?`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        fault={error && <Banner tone="error">{errorText(error)}</Banner>}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button tone="danger" isBusy={isPending} onClick={remove}>
              <Trans>Delete permanently</Trans>
            </Button>
          </>
        }
      >
        <p>{children}</p>
      </Dialog>
    </>
  );
}
