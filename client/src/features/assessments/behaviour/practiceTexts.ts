import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import type { PracticeMode, PracticeSet } from '@preproom/models/contract/assessments/practiceResult';

export const SET_NAMES: Record<PracticeSet, MessageDescriptor> = {
  introduction: msg`Introducing yourself`,
  behaviour: msg`Examples from your past`,
  motivation: msg`Why this job`,
  pressure: msg`Under pressure`,
  leadership: msg`Leading others`,
  career: msg`Career and plans`,
};
export const MIXED_NAME = msg`Mixed`;

export const MODE_NAMES: Record<PracticeMode, MessageDescriptor> = {
  camera: msg`Camera and microphone`,
  microphone: msg`Microphone only`,
  writing: msg`Writing only`,
};

/** Gives a question's text or tip in the language of the page. */
export function useQuestionTexts() {
  const { i18n } = useLingui();
  const language = i18n.locale === 'hi' ? 'hi' : 'en';
  return {
    questionText: ({ text }: PracticeQuestion) => text[language],
    tipText: ({ tip }: PracticeQuestion) => tip[language],
  };
}
