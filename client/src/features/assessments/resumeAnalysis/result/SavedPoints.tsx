import { Trans } from '@lingui/react/macro';
import { RESUME_RULES, resumeScore, ruleMaximum } from '@preproom/models/contract/assessments/resumeRubric';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { When } from '../../../../ui/When.tsx';
import { type SavedResult, savedPointsQuery } from '../api.ts';
import { NotScored, RulePointsBar } from './RulePointsBar.tsx';
import { ScoreRing } from './ScoreRing.tsx';
import { TargetText } from './TargetText.tsx';

/** An analysis of which this device has no more than what the account has: the points of each rule. */
export function SavedPoints({ attemptId, onAgain }: { attemptId: string; onAgain: () => void }) {
  const query = useQuery(savedPointsQuery(attemptId));
  const again = (
    <Button tone="quiet" size="small" onClick={onAgain}>
      <Trans>Analyse a resume</Trans>
    </Button>
  );
  return (
    <QueryView
      query={query}
      failed={<Trans>Couldn’t load this result</Trans>}
      loading={
        <div role="status">
          <span className="sr-only">
            <Trans>Loading result</Trans>
          </span>
          <Skeleton className="h-96" />
        </div>
      }
    >
      {({ saved }) =>
        saved ? (
          <Points saved={saved} again={again} />
        ) : (
          <EmptyState title={<Trans>We can’t find this result</Trans>} action={again}>
            <Trans>It may have been removed from this device or deleted from your history.</Trans>
          </EmptyState>
        )
      }
    </QueryView>
  );
}

function Points({ saved, again }: { saved: SavedResult; again: ReactNode }) {
  const { at, points, notJudged, target, isComparable } = saved;
  const { score, outOf } = resumeScore(points, notJudged);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card className="flex items-center gap-4 sm:gap-6">
        <ScoreRing score={score} outOf={outOf} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 className="text-18 sm:text-24">
            <When instant={at} show="date" />
          </h2>
          <p className="tabular-nums">
            <Trans>
              {score} of {outOf} points
            </Trans>
          </p>
          <p className="text-14 text-muted">
            <TargetText target={target} isScored={points.targetMatch !== null} />
          </p>
        </div>
      </Card>
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose text-muted">
          <Trans>
            Only the points and your target are saved in your account. The file, what we read in it and the
            lines behind the points aren’t on this device. To see them again, analyse the file again.
          </Trans>
          {!isComparable && (
            <>
              {' '}
              <Trans>We’ve changed how we score since then.</Trans>
            </>
          )}
        </p>
        {again}
      </div>
      <section aria-labelledby="points" className="flex flex-col gap-3">
        <h2 id="points" className="text-20 sm:text-24">
          <Trans>Points by rule</Trans>
        </h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {RESUME_RULES.map((rule) => {
            const own = points[rule];
            return (
              <li key={rule}>
                {own === null ? (
                  <NotScored rule={rule} hasTarget={rule !== 'targetMatch' || target !== null} />
                ) : (
                  <div className="px-4 py-3">
                    <RulePointsBar rule={rule} points={own} maximum={ruleMaximum(rule, notJudged)} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
