import { Trans, useLingui } from '@lingui/react/macro';
import {
  comparableRules,
  type JudgedPoints,
  onlyRules,
  RESUME_RULES,
  type ResumeCheck,
  type ResumeRule,
  type RulePoints,
  resumeScore,
  scorePercent,
} from '@preproom/models/contract/assessments/resumeRubric';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import type { AnalysisToSave, SavedResult } from '../api.ts';
import { Fold } from '../Fold.tsx';
import { RULE_TEXTS } from '../texts/ruleTexts.ts';

export interface ComparisonProps {
  previous: SavedResult;
  points: RulePoints;
  notJudged: readonly ResumeCheck[];
  target: AnalysisToSave['target'];
}

/** This version beside the one before, rule by rule, as far as the same checks were judged in both. */
export function Comparison({ previous, points, notJudged, target }: ComparisonProps) {
  const { t } = useLingui();
  const when = useWhen();
  const isSameTarget = previous.target === target;
  const current = { points, notJudged };
  const canCompare = (rule: ResumeRule) => rule !== 'targetMatch' || isSameTarget;
  const compared = comparableRules(previous, current).filter(canCompare);
  const percentIn = (analysis: JudgedPoints) => {
    const kept = onlyRules(analysis, compared);
    return scorePercent(resumeScore(kept.points, kept.notJudged));
  };
  const [before, now] = [percentIn(previous), percentIn(current)];
  const left = RESUME_RULES.filter(
    (rule) =>
      canCompare(rule) &&
      !compared.includes(rule) &&
      (points[rule] !== null || previous.points[rule] !== null),
  );
  const names = (rules: readonly ResumeRule[]) => rules.map((rule) => t(RULE_TEXTS[rule])).join(', ');
  if (!previous.isComparable)
    return (
      <p className="text-14 text-muted">
        <Trans>We’ve changed how we score since your last analysis, so the two can’t be compared.</Trans>
      </p>
    );
  return (
    <Fold
      level={2}
      title={<Trans>Since your last version</Trans>}
      summary={
        <>
          <p>
            {compared.length > 0 ? (
              <Trans>
                {before}% on {when.date(previous.at)}, {now}% now, counting only what we scored both times.
              </Trans>
            ) : (
              <Trans>We scored no rule the same way both times, so we can’t compare the two.</Trans>
            )}
            {!isSameTarget && (
              <>
                {' '}
                <Trans>You chose a different target last time, so we can’t compare the match.</Trans>
              </>
            )}
          </p>
          {left.length > 0 && (
            <p>
              <Trans>Not fully scored both times, so left out: {names(left)}</Trans>
            </p>
          )}
        </>
      }
    >
      <table className="w-full text-14">
        <thead>
          <tr className="text-start text-muted">
            <th className="py-2 text-start font-medium">{t`Rule`}</th>
            <th className="py-2 ps-3 text-end font-medium">{t`Before`}</th>
            <th className="py-2 ps-3 text-end font-medium">{t`Now`}</th>
            <th className="py-2 ps-3 text-end font-medium">{t`Change`}</th>
          </tr>
        </thead>
        <tbody>
          {RESUME_RULES.map((rule) => (
            <tr key={rule} className="border-t border-line">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {t(RULE_TEXTS[rule])}
              </th>
              <Cell value={previous.points[rule]} />
              <Cell value={points[rule]} />
              <td className="py-2 ps-3 text-end">
                {compared.includes(rule) ? (
                  <Change before={previous.points[rule] ?? 0} now={points[rule] ?? 0} />
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

function Cell({ value }: { value: number | null }) {
  const { numberText } = useAmountTexts();
  return <td className="py-2 ps-3 text-end tabular-nums">{value === null ? '–' : numberText(value)}</td>;
}

/** The difference of two points with its sign. */
function Change({ before, now }: { before: number; now: number }) {
  const { i18n } = useLingui();
  const change = now - before;
  const look = change > 0 ? 'text-leaf' : change < 0 ? 'text-brick' : 'text-muted';
  return (
    <span className={`font-medium tabular-nums ${look}`}>
      {i18n.number(change, { signDisplay: 'exceptZero' })}
    </span>
  );
}
