import { Trans } from '@lingui/react/macro';
import { MIN_ANSWERS } from '@preproom/models/contract/assessments/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Ends the quiz early, after asking. */
export function EndQuiz({ onEnd }: { onEnd: () => Promise<unknown> }) {
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const {
    mutate: end,
    isPending,
    error,
  } = useMutation({ mutationFn: onEnd, onSuccess: () => setAsking(false) });
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)} className="self-start">
        <Trans>End quiz</Trans>
      </Button>
      <Dialog
        role="alertdialog"
        title={<Trans>End this quiz?</Trans>}
        isOpen={isAsking}
        onOpenChange={setAsking}
        fault={error && <Banner tone="error">{errorText(error)}</Banner>}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Keep going</Trans>
            </Button>
            <Button isBusy={isPending} onClick={() => end()}>
              <Trans>End quiz</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Your answers so far count. You need at least {MIN_ANSWERS} to get a level. You can retake this
            quiz 24 hours after you started it.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
