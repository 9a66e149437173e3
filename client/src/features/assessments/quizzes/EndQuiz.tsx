import { Trans } from '@lingui/react/macro';
import { MIN_ANSWERS } from '@preproom/models/contract/assessments/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Ends the quiz early, after asking. */
export function EndQuiz({ onEnd }: { onEnd: () => Promise<unknown> }) {
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
      <ConfirmDialog
        title={<Trans>End this quiz?</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={<Trans>End quiz</Trans>}
        tone="quiet"
        onConfirm={() => end()}
        isBusy={isPending}
        error={error}
        cancel={<Trans>Keep going</Trans>}
      >
        <p>
          <Trans>
            Your answers so far count. You need at least {MIN_ANSWERS} to get a level. You can retake this
            quiz 24 hours after you started it.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
