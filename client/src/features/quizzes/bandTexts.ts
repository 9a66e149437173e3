import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuizBand } from '@preproom/models/contract/assessments/quizResult';

/** What a band says, for its result. */
export const BAND_MEANINGS: Record<QuizBand, MessageDescriptor> = {
  starting: msg`First-course questions are still hard. Start with the basics of the topics below.`,
  building: msg`You answer most first-course questions. Questions that need reasoning are next.`,
  solid: msg`You’re where final-year students of the subject usually are.`,
  strong: msg`You answer most of what a technical round asks.`,
  expert: msg`You answer questions that good candidates often miss.`,
};
