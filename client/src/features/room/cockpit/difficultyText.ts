import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QuestionDifficulty } from '@preproom/models/contract/room/questions';

const DIFFICULTY_TEXTS: Record<QuestionDifficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

export function useDifficultyText(): (difficulty: QuestionDifficulty) => string {
  const { t } = useLingui();
  return (difficulty) => t(DIFFICULTY_TEXTS[difficulty]);
}
