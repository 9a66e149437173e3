import type { ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';
import type { Resume } from '../../../../resume/parseResume.ts';
import type { Check, Evidence } from '../../../../resume/rubric/check.ts';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';

/** Checks whose points a line of the resume can show. Of the others, such as "One column", no single line is a proof. */
const SHOWN_BY_LINES: readonly ResumeCheck[] = [
  'name',
  'email',
  'phone',
  'profileLink',
  'education',
  'experience',
  'skills',
  'verbFirst',
  'statementFigures',
  'educationScore',
  'keywords',
];

/** The rules with the lines that say something, each once for a check or a reason, and without a number of pages where the file has none. */
export function shownRules(rules: readonly RuleResult[], { pages }: Pick<Resume, 'pages'>): RuleResult[] {
  const shown = (check: Check, index: number, checks: readonly Check[]): Check => ({
    ...check,
    earned: SHOWN_BY_LINES.includes(check.id) ? once(check.earned) : [],
    lost: isSaidBefore(check, index, checks) ? [] : once(check.lost),
    values: pages === null ? withoutPages(check.values) : check.values,
  });
  return rules.map((rule) => ({ ...rule, checks: rule.checks.map(shown) }));
}

/** Where was looked for what could not be judged is the same for all checks with this reason. */
const isSaidBefore = ({ notJudged }: Check, index: number, checks: readonly Check[]) =>
  notJudged !== null && checks.findIndex((one) => one.notJudged === notJudged) < index;

function once(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((one) => [`${one.about} ${one.quote}`, one])).values()];
}

function withoutPages(values: Check['values']): Check['values'] {
  const { pages: _, ...others } = values;
  return others;
}
