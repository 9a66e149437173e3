import { useLingui } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';
import { NOT_JUDGED_TEXTS } from '../texts/notJudgedTexts.ts';
import { CheckItem } from './CheckItem.tsx';
import { NotScored, RulePointsBar } from './RulePointsBar.tsx';

interface RuleListProps {
  rules: readonly RuleResult[];
  /** A rule to open and go to. A new object each time. */
  opened: { rule: ResumeRule } | null;
}

/** The eight rules. Each opens to its checks. */
export function RuleList({ rules, opened }: RuleListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {rules.map((result) => (
        <li key={result.rule}>
          {result.points === null ? (
            <NotJudged {...result} />
          ) : (
            <Rule {...result} points={result.points} openOn={opened?.rule === result.rule ? opened : null} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Rule({
  rule,
  points,
  maximum,
  checks,
  openOn,
}: RuleResult & { points: number; openOn: object | null }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!openOn || !details.current) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
    details.current.scrollIntoView({ block: 'start' });
  }, [openOn]);
  return (
    <details ref={details} className="group scroll-mt-20">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <RulePointsBar rule={rule} points={points} maximum={maximum} />
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-[rotate] duration-180 group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line px-4">
        {checks.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
}

function NotJudged({ rule, checks }: RuleResult) {
  const { t } = useLingui();
  const [reason] = checks.flatMap(({ notJudged }) => notJudged ?? []);
  return (
    <NotScored rule={rule} hasTarget={checks.length > 0}>
      {reason && t(NOT_JUDGED_TEXTS[reason])}
    </NotScored>
  );
}
