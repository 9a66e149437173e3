import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnderClock } from '../../../../lib/page/underClock.ts';
import { serverNow } from '../../../../lib/serverTime.ts';
import { problemQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { TimeLeft } from '../../quizzes/item/TimeLeft.tsx';
import type { TimedRound } from './api.ts';
import { HandInProgress } from './HandInProgress.tsx';
import { RoundProblem } from './RoundProblem.tsx';
import { useHandIn } from './useHandIn.ts';
import { useRecords } from './useRecords.ts';

/** The problems of a round under its clock, once their statements are there. */
export function RunningRound({ timed }: { timed: TimedRound }) {
  const query = useQueries({
    queries: timed.round.problems.map(({ slug }) => problemQuery(slug)),
    combine: (found) => ({
      data: found.every(({ data }) => data) ? found.flatMap(({ data }) => data ?? []) : undefined,
      error: found.find(({ error }) => error)?.error ?? null,
      refetch: () => found.forEach(({ refetch }) => void refetch()),
    }),
  });
  return (
    <QueryView query={query} failed={<Trans>Couldn’t load the problem</Trans>}>
      {(problems) => <OpenRound timed={timed} problems={problems} />}
    </QueryView>
  );
}

function OpenRound({ timed: { round, endsAtMs }, problems }: { timed: TimedRound; problems: Problem[] }) {
  useUnderClock(true);
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const [asks, setAsks] = useState(false);
  const [isTimeUp, setTimeUp] = useState(endsAtMs <= serverNow());
  const startedAtMs = Date.parse(round.startedAt);
  // A page that is opened after the end gets no time, so `endsAtMs` is then when it was opened.
  const clock = { startedAtMs, endsAtMs: startedAtMs + round.minutes * MINUTE_MS };
  const { recordOf, atMs, onChange } = useRecords({ attemptId: round._id, ...clock }, problems);
  const slugs = problems.map(({ slug }) => slug);
  const handIn = useHandIn({ attemptId: round._id, slugs, recordOf, atMs });
  const isBusy = handIn.state.status === 'testing' || handIn.state.status === 'sending';
  const problem = problems[shown];
  if (!problem) return null;
  return (
    <div className="flex flex-col gap-6">
      <div
        data-clock-bar
        className="sticky top-14 z-10 flex flex-col gap-3 border-line border-b bg-paper py-3 lg:top-0"
      >
        <TimeLeft
          endsAtMs={endsAtMs}
          limitMs={round.minutes * 60_000}
          onOver={() => {
            setTimeUp(true);
            setAsks(false);
            handIn.handIn();
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          {problems.length > 1 && <Tabs problems={problems} shown={shown} onShow={setShown} />}
          <Button
            size="small"
            className="ms-auto"
            isBusy={isBusy}
            onClick={() => (isTimeUp ? handIn.handIn() : setAsks(true))}
          >
            <Trans>Hand in</Trans>
          </Button>
        </div>
      </div>
      <HandInProgress {...handIn} isTimeUp={isTimeUp} of={problems.length} />
      <h2 lang="en" className="text-20">
        {problem.title}
      </h2>
      <RoundProblem
        key={problem.slug}
        problem={problem}
        record={recordOf(problem.slug)}
        atMs={atMs}
        onChange={() => onChange(problem.slug)}
        isLocked={isTimeUp || isBusy}
      />
      <ConfirmDialog
        title={t`Hand in your code?`}
        isOpen={asks}
        onClose={() => setAsks(false)}
        action={<Trans>Hand in</Trans>}
        tone="quiet"
        onConfirm={() => {
          setAsks(false);
          handIn.handIn();
        }}
        isBusy={false}
        error={null}
        cancel={<Trans>Keep working</Trans>}
      >
        <p className="text-muted">
          <Trans>All tests run now, the hidden ones too. You can’t change your code afterwards.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface TabsProps {
  problems: readonly Problem[];
  shown: number;
  onShow: (place: number) => void;
}

function Tabs({ problems, shown, onShow }: TabsProps) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Problems`} className="flex flex-wrap gap-2">
      {problems.map(({ slug, title }, place) => (
        <li key={slug}>
          <Button
            size="small"
            tone={place === shown ? 'primary' : 'quiet'}
            aria-current={place === shown ? 'step' : undefined}
            aria-label={t`Problem ${place + 1}: ${title}`}
            onClick={() => onShow(place)}
          >
            <Trans>Problem {place + 1}</Trans>
          </Button>
        </li>
      ))}
    </ol>
  );
}
