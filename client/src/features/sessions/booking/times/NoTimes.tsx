import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { useBookingCalls } from '../api.ts';

export interface NoTimesProps {
  mentor: { _id: string; Name: string };
  hasRequested: boolean;
  /** A link to other mentors. */
  others: ReactNode;
}

/** The mentor has no free times: the learner can ask for some. */
export function NoTimes({ mentor, hasRequested, others }: NoTimesProps) {
  const { askForTimes } = useBookingCalls();
  const asking = useMutation({ mutationFn: askForTimes });
  return (
    <EmptyState
      title={<Trans>No free times in the next 4 weeks</Trans>}
      action={
        <div className="flex flex-wrap items-center gap-3">
          {!hasRequested && (
            <Button isBusy={asking.isPending} onClick={() => asking.mutate(mentor._id)}>
              <Trans>Ask for times</Trans>
            </Button>
          )}
          {others}
        </div>
      }
    >
      <p role="status">
        {hasRequested ? (
          <Trans>We’ve told {mentor.Name}. You’ll get a notification when they add times.</Trans>
        ) : (
          <Trans>Let {mentor.Name} know you’d like a session, or pick another mentor.</Trans>
        )}
      </p>
      {asking.error && (
        <p className="mt-1 text-14">
          <Trans>Couldn’t send. Try again.</Trans>
        </p>
      )}
    </EmptyState>
  );
}
