import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';
import { Button } from '../../../../ui/Button.tsx';
import { titleText } from '../texts/fixText.ts';
import { lossesOf } from './losses.ts';
import { PointsBadge } from './PointsBadge.tsx';

interface StartHereProps {
  rules: readonly RuleResult[];
  /** Opens the rule of the change, with its lines. */
  onOpen: (rule: ResumeRule) => void;
}

/** Beside the score: the change that would earn the most points. Nothing, if none would earn any. */
export function StartHere({ rules, onOpen }: StartHereProps) {
  const { t } = useLingui();
  const [first] = lossesOf(rules);
  if (!first) return null;
  const title = t(titleText(first.check));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-14 text-muted">
          <Trans>Start with</Trans>
        </span>
        <span className="font-medium">{title}</span>
        <PointsBadge gain={first.gain} />
      </p>
      <Button tone="plain" size="small" onClick={() => onOpen(first.rule)}>
        <Trans>
          Show me <span className="sr-only">{title}</span>
        </Trans>
      </Button>
    </div>
  );
}
