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
        title={<Trans>Delete the readings of this session?</Trans>}
        isOpen={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Keep them</Trans>
            </Button>
            <Button
              tone="danger"
              isBusy={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              <Trans>Delete for good</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Every reading and the four percentages are deleted and cannot be brought back. Ratings and
            comments stay.
          </Trans>
        </p>
        {error && <Banner tone="error">{errorText(asAppError(error))}</Banner>}
      </Dialog>
    </>
  );
}
