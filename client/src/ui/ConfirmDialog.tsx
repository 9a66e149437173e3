import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { ReactNode } from 'react';
import { useErrorText } from '../lib/texts/errorText.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { SafeButton } from './SafeButton.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'children'> {
  onClose: () => void;
  /** The button that does it. */
  action: ReactNode;
  /** Of that button: `danger` deletes or refuses, `quiet` ends. */
  tone?: 'danger' | 'quiet';
  onConfirm: () => void;
  isBusy: boolean;
  error: AppError | null;
  /** Instead of "Cancel". */
  cancel?: ReactNode;
}

/**
 * Asks before something is done that cannot be undone, and says why it failed. The button that changes nothing is the main one and
 * has the focus at first.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    action,
    tone = 'danger',
    onConfirm,
    isBusy,
    error,
    cancel,
    children,
  } = props;
  const errorText = useErrorText();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
      fault={error && <Banner tone="error">{errorText(error)}</Banner>}
      actions={
        <>
          <Button tone={tone} isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
          <SafeButton onClick={onClose}>{cancel ?? <Trans>Cancel</Trans>}</SafeButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
