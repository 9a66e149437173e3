import { QUIZ_BANDS, type QuizBand } from '@preproom/models/contract/assessments/quizResult';
import type { Ability } from './ability.ts';

/** Where one band ends and the next begins, in logits. */
const EDGES = [-1.5, -0.5, 0.5, 1.5] as const;

export function bandOf(ability: number): QuizBand {
  const above = EDGES.filter((edge) => ability >= edge).length;
  return QUIZ_BANDS[above] ?? 'expert';
}

/** The band of an estimate, and the bands one standard error to either side. */
export function bandRange({
  ability,
  standardError,
}: Ability): Record<'band' | 'bandFrom' | 'bandTo', QuizBand> {
  return {
    band: bandOf(ability),
    bandFrom: bandOf(ability - standardError),
    bandTo: bandOf(ability + standardError),
  };
}
