import { describe, expect, it } from 'vitest';
import type { AttemptResult } from '../assessments/attempts.ts';
import type { QuizBand } from '../assessments/quizResult.ts';
import type { SituationTrait, TraitBand } from '../assessments/situationResult.ts';
import { assessedFocus } from './assessedFocus.ts';

const quiz = (band: QuizBand): AttemptResult => ({
  ...{ kind: 'technical', category: 'Science', band, bandFrom: band, bandTo: band },
  ...{ answered: 15, right: 7, weakTopics: [] },
});
const situations = (trait: SituationTrait, band: TraitBand): AttemptResult => ({
  kind: 'behaviour',
  traits: [
    { trait: 'Integrity', band: 'practise', situations: 1 },
    { trait, band, situations: 2 },
  ],
});

describe('the group that assessments show as weak', () => {
  it.each<[string, AttemptResult[], string | null]>([
    ['none without attempts', [], null],
    ['technical after a low band', [quiz('building')], 'technical'],
    ['none after a good band', [quiz('strong')], null],
    ['that of the latest quiz, not an older one', [quiz('solid'), quiz('starting')], null],
    ['that of a trait to practise', [situations('Composure', 'practise')], 'pressure'],
    ['none of a steady trait', [situations('Composure', 'steady')], null],
    ['the quiz before the situations', [situations('Teamwork', 'practise'), quiz('starting')], 'technical'],
  ])('is %s', (_, results, group) => {
    expect(assessedFocus(results)).toBe(group);
  });
});
