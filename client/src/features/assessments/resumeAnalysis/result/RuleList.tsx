import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';
import { Progress } from '../../../../ui/Progress.tsx';
import { NOT_JUDGED_TEXTS } from '../texts/notJudgedTexts.ts';
import { RULE_TEXTS } from '../texts/ruleTexts.ts';
import { CheckItem } from './CheckItem.tsx';

/** The eight rules. Each opens to its checks; the one that lost most is open at first. */
export function RuleList({ rules }: { rules: readonly RuleResult[] }) {
  const lossOf = ({ points, maximum }: RuleResult) => maximum - (points ?? maximum);
  const worst = Math.max(...rules.map(lossOf));
  const first = rules.find((rule) => worst > 0 && lossOf(rule) === worst);
  return (
    <ul className="flex flex-col gap-3">
      {rules.map((result) => (
        <li key={result.rule} className="rounded-card border border-line bg-raised">
          {result.points === null ? (
            <NotJudged {...result} />
          ) : (
            <Rule {...result} points={result.points} isOpen={result === first} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Rule({ rule, points, maximum, checks, isOpen }: RuleResult & { points: number; isOpen: boolean }) {
  const { t } = useLingui();
  const name = t(RULE_TEXTS[rule]);
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-2 p-4 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-16 font-medium tracking-normal group-hover:text-peacock sm:text-18">
          {name}
        </h3>
        <span className="tabular-nums">
          <Trans>
            {points} of {maximum}
          </Trans>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-[rotate] duration-180 group-open:rotate-180"
        />
        <span className="w-full">
          <Progress label={t`Points: ${name}`} share={points / maximum} />
        </span>
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <h3 className="text-16 font-medium tracking-normal sm:text-18">{t(RULE_TEXTS[rule])}</h3>
      <span className="text-muted">
        {checks.length === 0 ? <Trans>Not scored: no target</Trans> : <Trans>Not scored</Trans>}
      </span>
      {reason && <p className="w-full text-14 text-muted">{t(NOT_JUDGED_TEXTS[reason])}</p>}
    </div>
  );
}
