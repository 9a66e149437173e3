import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import type { Check } from '../../../../resume/rubric/check.ts';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';

export interface Loss {
  rule: ResumeRule;
  check: Check;
  /** Points that a change would earn, at most. */
  gain: number;
}

/** The checks that lost points, those that lost most first. */
export function lossesOf(rules: readonly RuleResult[]): Loss[] {
  return rules
    .flatMap(({ rule, checks }) =>
      checks.map((check) => ({ rule, check, gain: check.maximum - check.points })),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain);
}
