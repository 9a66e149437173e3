import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SafeButton } from '../../../ui/SafeButton.tsx';

const MINUTES = [1, 2, 3, 5, 7, 10];

interface FocusDialogProps {
  /** A focus time runs already. */
  isRunning: boolean;
  hasMet: boolean;
  onStart: (minutes: number) => void;
  onClose: () => void;
}

/** One click on a number of minutes begins the focus time for both. */
export function FocusDialog({ isRunning, hasMet, onStart, onClose }: FocusDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t`Focus time`}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <SafeButton onClick={onClose}>
          <Trans>Cancel</Trans>
        </SafeButton>
      }
    >
      <p className="text-muted">
        {!hasMet && <Trans>Focus time starts once you’re both in the room.</Trans>}
        {isRunning && <Trans>Focus time is running. End it first to choose other minutes.</Trans>}
        {hasMet && !isRunning && <Trans>Mutes you both for a while. Either of you can end it sooner.</Trans>}
      </p>
      {hasMet && !isRunning && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Minutes</Trans>
          </legend>
          {MINUTES.map((minutes) => (
            <Button key={minutes} tone="quiet" onClick={() => onStart(minutes)}>
              <Plural value={minutes} one="# minute" other="# minutes" />
            </Button>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
