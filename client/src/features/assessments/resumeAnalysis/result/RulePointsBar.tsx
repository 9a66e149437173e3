import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import type { ReactNode } from 'react';
import { Progress } from '../../../../ui/Progress.tsx';
import { RULE_TEXTS } from '../texts/ruleTexts.ts';

/** A rule with its points, in a bar too. */
export function RulePointsBar({
  rule,
  points,
  maximum,
}: {
  rule: ResumeRule;
  points: number;
  maximum: number;
}) {
  const { t } = useLingui();
  const name = t(RULE_TEXTS[rule]);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-16 font-medium tracking-normal group-hover:text-peacock">{name}</h3>
        <span className="shrink-0 text-14 tabular-nums">
          <Trans>
            {points} of {maximum} points
          </Trans>
        </span>
      </div>
      <Progress label={t`Points: ${name}`} share={points / maximum} />
    </div>
  );
}

interface NotScoredProps {
  rule: ResumeRule;
  /** False if that is because there was nothing to compare with. */
  hasTarget: boolean;
  /** Why. */
  children?: ReactNode;
}

/** A rule without points. */
export function NotScored({ rule, hasTarget, children }: NotScoredProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 px-4 py-3">
      <h3 className="text-16 font-medium tracking-normal">{t(RULE_TEXTS[rule])}</h3>
      <span className="text-14 text-muted">
        {hasTarget ? <Trans>Not scored</Trans> : <Trans>Not scored: no target</Trans>}
      </span>
      {children && <p className="w-full text-14 text-muted">{children}</p>}
    </div>
  );
}
