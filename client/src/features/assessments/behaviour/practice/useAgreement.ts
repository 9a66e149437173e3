import type { PracticeMeasure } from '@preproom/models/contract/assessments/practice';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { usePracticeConsent } from '../api.ts';

export interface Agreement {
  isGranted: boolean;
  /** Stores the answer. A withdrawal counts at once, consent once it is stored. */
  consent: UseMutationResult<unknown, AppError, boolean>;
}

/** The learner's consent to a measure in one session, off at first. */
export function useAgreement(attemptId: string, measure: PracticeMeasure): Agreement {
  const [isGranted, setGranted] = useState(false);
  const consent = usePracticeConsent(attemptId, measure, setGranted);
  return { isGranted, consent };
}
