import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useSavePractice } from '../api.ts';
import { LeavePractice } from './LeavePractice.tsx';
import type { RunningPractice } from './usePracticeRun.ts';

interface SavePracticeProps {
  attemptId: string;
  practice: RunningPractice;
  onBack: () => void;
}

/** Stores the session's numbers, then opens the report. A failure keeps everything for another try. */
export function SavePractice({ attemptId, practice, onBack }: SavePracticeProps) {
  const { t } = useLingui();
  const { mutate, error, isSuccess } = useSavePractice(attemptId);
  const hasAnswers = practice.run.answers.length > 0;
  const navigate = useNavigate();
  // Once, when the session is done: later renders of the page change nothing about its numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hasAnswers) mutate(practice.record());
    else onBack();
  }, []);
  useEffect(() => {
    if (isSuccess) void navigate(`/assessments/practice/${attemptId}`, { replace: true });
  }, [isSuccess, navigate, attemptId]);
  return (
    <>
      <LeavePractice attemptId={attemptId} isActive={hasAnswers && !isSuccess} />
      <PageHeading title={t`Saving your practice`} takesFocus />
      {error ? (
        <ErrorState
          title={<Trans>Couldn’t save your practice</Trans>}
          error={error}
          onRetry={() => mutate(practice.record())}
        />
      ) : (
        <Skeleton className="h-56" />
      )}
    </>
  );
}
