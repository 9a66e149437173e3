import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuizBand } from '@preproom/models/contract/assessments/quizResult';

/** What a band says, for its result. */
export const BAND_MEANINGS: Record<QuizBand, MessageDescriptor> = {
  starting: msg`The basics come first. Each answer below says why.`,
  building: msg`You know some of the basics. Next: questions that need reasoning.`,
  solid: msg`You’re at the level of a typical final-year student.`,
  strong: msg`You can answer most technical-round questions.`,
  expert: msg`You can answer questions that strong candidates often miss.`,
};
