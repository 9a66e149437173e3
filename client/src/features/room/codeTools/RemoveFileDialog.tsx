import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface RemoveFileDialogProps {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a file goes from both people's screens. */
export function RemoveFileDialog({ name, onRemove, onClose }: RemoveFileDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      title={t`Remove “${name}”?`}
      action={<Trans>Remove file</Trans>}
      onConfirm={onRemove}
      onClose={onClose}
      isBusy={false}
      error={null}
    >
      <p>
        <Trans>
          This removes the file and everything in it for both of you. You can still see it in the replay.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
