import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Statement } from '../../../shared/assessments/coding/problems/Statement.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemHints } from './ProblemHints.tsx';

interface ChosenProblemProps {
  problem: Problem;
  beside: HTMLElement | null;
}

/** From here on the panel has room for both; as `max-xl` of the place beside the editor. */
const WIDE = '(min-width: 80rem)';

/** The statement with its open examples: beside the editor in a wide window, else below it, where each person opens and closes it. */
export function ChosenProblem({ problem, beside }: ChosenProblemProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery(WIDE);
  const [wantsBeside, setWantsBeside] = useState(true);
  if (isWide && beside && wantsBeside)
    return createPortal(
      <section
        aria-label={t`Problem`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="flex h-full min-w-0 flex-col gap-4 overflow-auto bg-raised p-3"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 lang="en" className="font-medium">
            {problem.title}
          </h2>
          <Button size="small" tone="quiet" onClick={() => setWantsBeside(false)}>
            <Trans>Move below the code</Trans>
          </Button>
        </div>
        <Statement problem={problem} />
        {problem.hints.length > 0 && <ProblemHints key={problem.slug} hints={problem.hints} />}
      </section>,
      beside,
    );
  return (
    <details open>
      <summary className="min-h-6 cursor-pointer font-medium" lang="en">
        {problem.title}
      </summary>
      <div className="mt-2 flex min-w-0 flex-col items-start gap-4">
        {isWide && beside && (
          <Button size="small" tone="quiet" onClick={() => setWantsBeside(true)}>
            <Trans>Move beside the code</Trans>
          </Button>
        )}
        <Statement problem={problem} />
        {problem.hints.length > 0 && <ProblemHints key={problem.slug} hints={problem.hints} />}
      </div>
    </details>
  );
}
