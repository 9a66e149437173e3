import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuizBand } from '@preproom/models/contract/assessments/quizResult';

/** The bands of a quiz, from the lowest. */
export const BAND_NAMES: Record<QuizBand, MessageDescriptor> = {
  starting: msg`Getting started`,
  building: msg`Developing`,
  solid: msg`Solid`,
  strong: msg`Strong`,
  expert: msg`Expert`,
};
