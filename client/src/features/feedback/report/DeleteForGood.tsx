import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

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
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = deletion;
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        role="alertdialog"
        title={title}
        isOpen={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              tone="danger"
              isBusy={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              <Trans>Delete permanently</Trans>
            </Button>
          </>
        }
      >
        <p>{children}</p>
        {error && <Banner tone="error">{errorText(error)}</Banner>}
      </Dialog>
    </>
  );
}
