import { RESUME_RULES, type ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import type { Resume } from '../parseResume.ts';
import type { Target } from '../targets/target.ts';
import { actionVerbs } from './actionVerbs.ts';
import type { Check } from './check.ts';
import { consistency } from './consistency.ts';
import { contact } from './contact.ts';
import { figures } from './figures.ts';
import { lengthDensity } from './lengthDensity.ts';
import { machineReadable } from './machineReadable.ts';
import { sections } from './sections.ts';
import { targetMatch } from './targetMatch.ts';

export interface RuleResult {
  rule: ResumeRule;
  /** Null if none of its checks could be judged. */
  points: number | null;
  maximum: number;
  checks: Check[];
}

const JUDGES: Record<ResumeRule, (resume: Resume, target: Target | null) => Check[]> = {
  machineReadable,
  contact,
  sections,
  actionVerbs,
  figures,
  lengthDensity,
  targetMatch: (resume, target) => (target ? targetMatch(resume, target) : []),
  consistency,
};

/** All rules in the rubric's order. Without a target the match is not judged. */
export function judge(resume: Resume, target: Target | null): RuleResult[] {
  return RESUME_RULES.map((rule) => {
    const checks = JUDGES[rule](resume, target);
    const sum = (of: 'points' | 'maximum') => checks.reduce((total, check) => total + check[of], 0);
    const maximum = sum('maximum');
    return { rule, points: maximum === 0 ? null : sum('points'), maximum, checks };
  });
}
