import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDeleteReadings } from '../api.ts';

/** Deletes the session's readings for good, after asking once. */
export function DeleteReadings({ roomid }: { roomid: string }) {
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteReadings(roomid);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <Trans>Delete readings</Trans>
      </Button>
      <Dialog
        role="alertdialog"
        title={<Trans>Delete this session’s readings?</Trans>}
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
          <Trans>
            This permanently deletes all readings and the four percentages. Your ratings and comments stay.
          </Trans>
        </p>
        {error && <Banner tone="error">{errorText(asAppError(error))}</Banner>}
      </Dialog>
    </>
  );
}
