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
      action={<Trans>Remove the file</Trans>}
      onConfirm={onRemove}
      onClose={onClose}
      isBusy={false}
      error={null}
    >
      <p>
        <Trans>It goes for both of you, with all that is written in it. The replay still shows it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
