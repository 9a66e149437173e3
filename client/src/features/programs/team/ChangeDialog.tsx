import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChangeFault } from './ChangeFault.tsx';

export interface ChangeDialogProps {
  title: string;
  /** The button that makes the change. */
  label: ReactNode;
  isBusy: boolean;
  isReady?: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks before a program is changed. Enter in a field confirms. */
export function ChangeDialog({
  title,
  label,
  isBusy,
  isReady = true,
  error,
  onClose,
  onConfirm,
  children,
}: ChangeDialogProps) {
  const confirm = () => {
    if (!isBusy && isReady) onConfirm();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      fault={Boolean(error) && <ChangeFault error={error} />}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isBusy={isBusy} disabled={!isReady} onClick={confirm}>
            {label}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
