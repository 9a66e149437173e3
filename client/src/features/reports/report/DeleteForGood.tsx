import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface DeleteForGoodProps {
  /** On the button. */
  label: ReactNode;
  /** Asked in the dialog. */
  title: ReactNode;
  deletion: UseMutationResult<unknown, AppError, void>;
  /** What is deleted. */
  children: ReactNode;
}

/** Deletes what was measured in a session for good, after asking once. */
export function DeleteForGood({ label, title, deletion, children }: DeleteForGoodProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = deletion;
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>Delete permanently</Trans>}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        isBusy={isPending}
        error={error}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
