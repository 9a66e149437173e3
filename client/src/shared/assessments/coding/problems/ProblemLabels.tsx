import { Trans, useLingui } from '@lingui/react/macro';
import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { Badge } from '../../../../ui/Badge.tsx';
import { DIFFICULTY_NAMES, PROBLEM_TOPIC_NAMES } from './problemTexts.ts';

const TONES = { easy: 'success', medium: 'warning', hard: 'danger' } as const;

/** How hard a problem is, what it practises, and how long an interview gives for it. */
export function ProblemLabels({ problem: { difficulty, topics, minutes } }: { problem: ProblemSummary }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
      <Badge tone={TONES[difficulty]}>{t(DIFFICULTY_NAMES[difficulty])}</Badge>
      <span>{topics.map((topic) => t(PROBLEM_TOPIC_NAMES[topic])).join(' · ')}</span>
      <span className="tabular-nums">
        <Trans>{minutes} min</Trans>
      </span>
    </p>
  );
}
