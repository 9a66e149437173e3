import {
  type ResumeCheck,
  type RulePoints,
  resumeScore,
} from '@preproom/models/contract/assessments/resumeRubric';
import type { Resume } from './parseResume.ts';
import { judge, type RuleResult } from './rubric/judge.ts';
import type { Target } from './targets/target.ts';

export interface ResumeAnalysis {
  resume: Resume;
  rules: RuleResult[];
  points: RulePoints;
  /** Checks that could not be judged; their points are in neither number below. */
  notJudged: ResumeCheck[];
  score: number;
  /** 100, less the points of what was not judged: 80 without a target. */
  outOf: number;
}

/** Scores a resume by the published rubric (docs/decisions/054-resume-analysis.md). Pure: the same file and target give the same result. */
export function analyseResume(resume: Resume, target: Target | null): ResumeAnalysis {
  const rules = judge(resume, target);
  const points = Object.fromEntries(rules.map(({ rule, points }) => [rule, points])) as RulePoints;
  const notJudged = rules
    .flatMap(({ checks }) => checks)
    .flatMap(({ id, notJudged }) => (notJudged ? [id] : []));
  return { resume, rules, points, notJudged, ...resumeScore(points, notJudged) };
}
