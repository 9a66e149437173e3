import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

interface RemoveResultProps {
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before a result and its file are removed from this device. */
export function RemoveResult({ isOpen, onClose, onRemove }: RemoveResultProps) {
  return (
    <ConfirmDialog
      title={<Trans>Remove this result from this device?</Trans>}
      isOpen={isOpen}
      onClose={onClose}
      action={<Trans>Remove</Trans>}
      onConfirm={() => {
        onClose();
        onRemove();
      }}
      isBusy={false}
      error={null}
    >
      <p>
        <Trans>
          This removes the result, your corrections and our copy of your file from this device. Your own file
          isn’t touched, and saved points stay in your history.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
