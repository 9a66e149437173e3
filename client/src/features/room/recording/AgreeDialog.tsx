import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SafeButton } from '../../../ui/SafeButton.tsx';
import { Space } from './Space.tsx';

interface AgreeDialogProps {
  otherName: string;
  onAgree: () => void;
  onRefuse: () => void;
}

/** Asks the other person. Nothing is recorded before they press the button; no answer is no consent. */
export function AgreeDialog({ otherName, onAgree, onRefuse }: AgreeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t`${otherName} wants to record this interview`}
      onOpenChange={(isOpen) => isOpen || onRefuse()}
      actions={
        <>
          <Button tone="quiet" onClick={onAgree}>
            <Trans>Agree and record</Trans>
          </Button>
          <SafeButton onClick={onRefuse}>
            <Trans>Don’t record</Trans>
          </SafeButton>
        </>
      }
    >
      <WhatIsRecorded />
      <Space />
    </Dialog>
  );
}

/** What both agree to. */
export function WhatIsRecorded() {
  return (
    <>
      <p>
        <Trans>
          Each of you gets a recording on your own device: your video, your voices and any shared screen. With
          data saver or audio only on, a device records less. It never goes to our server. You can each play,
          download or delete your own copy.
        </Trans>
      </p>
      <p className="text-muted">
        <Trans>
          Either of you can stop it at any time, for both. Your interview works the same without it.
        </Trans>
      </p>
    </>
  );
}
