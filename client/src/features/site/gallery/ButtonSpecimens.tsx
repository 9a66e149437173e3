import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonTone } from '../../../ui/buttonStyle.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ToggleButton } from '../../../ui/forms/ToggleButton.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { SafeButton } from '../../../ui/SafeButton.tsx';
import { ShareLink } from '../../../ui/ShareLink.tsx';
import { Specimen } from './Specimen.tsx';

const TONES: ButtonTone[] = ['primary', 'quiet', 'plain', 'danger', 'now'];

export function ButtonSpecimens() {
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} name={`Button ${tone}`}>
          <Button tone={tone}>
            <Trans>Save</Trans>
          </Button>
          <Button tone={tone} isBusy>
            <Trans>Save</Trans>
          </Button>
          <Button tone={tone} disabled>
            <Trans>Save</Trans>
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button small, medium, large">
        <Button size="small">
          <Trans>Save</Trans>
        </Button>
        <Button>
          <Trans>Save</Trans>
        </Button>
        <Button size="large">
          <Trans>Save</Trans>
        </Button>
      </Specimen>
      <Specimen name="ShareLink">
        <ShareLink url="https://example.com/dev/ui" text="PrepRoom" size="medium" copyTone="primary" />
      </Specimen>
      <Specimen name="Link, ButtonLink, ToggleButton">
        <Link to="/dev/ui">
          <Trans>How this is calculated</Trans>
        </Link>
        <ButtonLink to="/dev/ui" tone="quiet">
          <Trans>Back to home</Trans>
        </ButtonLink>
        <Toggle />
      </Specimen>
      <Specimen name="Dialog">
        <DialogSpecimen />
      </Specimen>
    </>
  );
}

function Toggle() {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton isSelected={isOn} onChange={setOn}>
      <Trans>Microphone</Trans>
    </ToggleButton>
  );
}

function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Trans>Delete readings</Trans>
      </Button>
      <Dialog
        role="alertdialog"
        title={<Trans>Delete readings?</Trans>}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button tone="danger" onClick={close}>
              <Trans>Delete</Trans>
            </Button>
            <SafeButton onClick={close}>
              <Trans>Cancel</Trans>
            </SafeButton>
          </>
        }
      >
        <p>
          <Trans>This can’t be undone.</Trans>
        </p>
      </Dialog>
    </>
  );
}
