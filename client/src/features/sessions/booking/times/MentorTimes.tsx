import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { TimePicker, type TimePickerProps } from '../../../../shared/sessions/times/TimePicker.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { MentorWithTimes } from '../api.ts';
import { NoTimes } from './NoTimes.tsx';

export interface MentorTimesProps extends Omit<TimePickerProps, 'times'> {
  query: UseQueryResult<MentorWithTimes>;
  /** Later times are not shown: the pack has ended by then. In milliseconds since the epoch. */
  endsAtMs?: number;
  others: ReactNode;
}

/** A mentor's free times to choose from, while they load, and when there are none. */
export function MentorTimes({ query, endsAtMs = Infinity, others, ...picker }: MentorTimesProps) {
  const { data, error, refetch } = query;
  if (!data && error) {
    const failure = asAppError(error);
    if (failure.code === 'not_found' || failure.code === 'mentor_unavailable')
      return (
        <EmptyState title={<Trans>This mentor can’t be booked right now</Trans>} action={others}>
          <Trans>They may have paused or left. Pick another mentor.</Trans>
        </EmptyState>
      );
    return (
      <ErrorState
        title={<Trans>Couldn’t load the free times</Trans>}
        error={failure}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LoadingTimes />;
  if (data.times.length === 0)
    return <NoTimes mentor={data.mentor} hasRequested={data.hasRequested} others={others} />;
  const times = data.times.filter((time) => Date.parse(time) < endsAtMs);
  if (times.length === 0)
    return (
      <EmptyState title={<Trans>No free times before your pack ends</Trans>} action={others}>
        <Trans>{data.mentor.Name} isn’t free until after your pack ends.</Trans>
      </EmptyState>
    );
  return <TimePicker times={times} {...picker} />;
}

function LoadingTimes() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2 md:gap-8">
      <span className="sr-only">
        <Trans>Loading free times</Trans>
      </span>
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
