import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import { useId } from 'react';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';
import { Button } from '../../../../ui/Button.tsx';
import { fixText, titleText } from '../texts/fixText.ts';
import { lossesOf } from './losses.ts';
import { PointsBadge } from './PointsBadge.tsx';

const SHOWN = 3;

interface FirstFixesProps {
  rules: readonly RuleResult[];
  /** Opens the rule of a change, with its lines. */
  onOpen: (rule: ResumeRule) => void;
}

/** The changes that would earn the most points. */
export function FirstFixes({ rules, onOpen }: FirstFixesProps) {
  const heading = useId();
  const { t } = useLingui();
  const losses = lossesOf(rules);
  if (losses.length === 0)
    return (
      <p>
        <Trans>Full marks. Now ask someone to read it.</Trans>
      </p>
    );
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-20 sm:text-24">
        <Trans>Change these first</Trans>
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {losses.slice(0, SHOWN).map(({ rule, check, gain }) => (
          <li key={check.id} className="flex flex-col gap-1 py-3">
            <h3 className="text-16 font-medium tracking-normal">{t(titleText(check))}</h3>
            <p className="text-14 text-muted">{t(fixText(check))}</p>
            <div className="flex flex-wrap items-center gap-x-2">
              <PointsBadge gain={gain} />
              <Button tone="plain" size="small" onClick={() => onOpen(rule)}>
                <Trans>
                  See why <span className="sr-only">{t(titleText(check))}</span>
                </Trans>
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
