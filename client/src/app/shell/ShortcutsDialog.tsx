import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyList } from '../../ui/KeyList.tsx';
import type { Place } from './navigation.ts';

export interface ShortcutsDialogProps {
  places: readonly Place[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ShortcutsDialog({ places, isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const keys = places.map(({ letter, label }) => ({ keys: ['g', letter], label: t(label) }));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Keyboard shortcuts`}
      actions={
        <Button tone="quiet" onClick={() => onOpenChange(false)}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <KeyList keys={[...keys, { keys: ['?'], label: t`Keyboard shortcuts` }]} />
    </Dialog>
  );
}
