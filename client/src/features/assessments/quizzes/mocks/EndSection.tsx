import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

export interface EndSectionProps {
  unanswered: number;
  isBusy: boolean;
  onEnd: () => Promise<unknown>;
}

/** Closes the section for good, after asking. A failure is shown above. */
export function EndSection({ unanswered, isBusy, onEnd }: EndSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const end = () => void onEnd().catch(() => setAsking(false));
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="self-start max-sm:w-full">
        <Trans>End section</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>End this section?</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>End section</Trans>}
        tone="quiet"
        onConfirm={end}
        isBusy={isBusy}
        error={null}
        cancel={<Trans>Keep going</Trans>}
      >
        <p>
          {unanswered > 0 && (
            <Plural
              value={unanswered}
              one="# question isn’t answered."
              other="# questions aren’t answered."
            />
          )}{' '}
          <Trans>You can’t come back to this section.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
