import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useDeleteSpeech } from './api.ts';

/** Deletes the person's own talk time of this session for good, after asking once. */
export function DeleteSpeech({ roomid }: { roomid: string }) {
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteSpeech(roomid);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <Trans>Delete talk time</Trans>
      </Button>
      <Dialog
        role="alertdialog"
        title={<Trans>Delete this session’s talk time?</Trans>}
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
        <p>
          <Trans>This permanently deletes when you spoke, and the figures made from it.</Trans>
        </p>
        {error && <Banner tone="error">{errorText(asAppError(error))}</Banner>}
      </Dialog>
    </>
  );
}
