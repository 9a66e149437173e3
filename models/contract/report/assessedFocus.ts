import type { AttemptResult } from '../assessments/attempts.ts';
import type { QuizBand } from '../assessments/quizResult.ts';
import type { SituationTrait } from '../assessments/situationResult.ts';
import type { CriterionGroup } from '../room/criterionGroups.ts';

/** Bands below that of a final-year student. */
const WEAK_BANDS: readonly QuizBand[] = ['starting', 'building'];

/** What a round can practise of the situations' traits. */
const TRAIT_GROUPS: Partial<Record<SituationTrait, CriterionGroup>> = {
  Communication: 'communication',
  Teamwork: 'communication',
  Composure: 'pressure',
  Prioritising: 'pressure',
  Ownership: 'drive',
  'Learning from feedback': 'drive',
};

/**
 * The group that the learner's assessments show as weak: of the latest quiz and the latest situations, the first that has one. Resume
 * and practice rate no group. `results` are newest first.
 */
export function assessedFocus(results: readonly AttemptResult[]): CriterionGroup | null {
  const quiz = results.find((result) => result.kind === 'technical');
  const situations = results.find((result) => result.kind === 'behaviour');
  if (quiz && WEAK_BANDS.includes(quiz.band)) return 'technical';
  const weak = situations?.traits.find(({ trait, band }) => band === 'practise' && TRAIT_GROUPS[trait]);
  return (weak && TRAIT_GROUPS[weak.trait]) ?? null;
}
