import { Trans, useLingui } from '@lingui/react/macro';
import type { CodingResult } from '@preproom/models/contract/assessments/coding/codingResult';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { Button } from '../../../../ui/Button.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { replayQuery } from './api.ts';

const CodePlayer = lazy(async () => ({
  default: (await import('../../../../shared/reports/code/CodePlayer.tsx')).CodePlayer,
}));

interface RoundReplayProps {
  attemptId: string;
  problems: CodingResult['problems'];
}

/** Plays again how each solution was written. The player and the recordings are loaded when they are asked for. */
export function RoundReplay({ attemptId, problems }: RoundReplayProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...replayQuery(attemptId), enabled: isOpen });
  return (
    <section aria-labelledby="replay" className="flex flex-col items-start gap-4">
      <h2 id="replay" className="text-20">
        <Trans>How you wrote it</Trans>
      </h2>
      {isOpen ? (
        <div className="flex w-full min-w-0 flex-col gap-8">
          <QueryView query={query} failed={<Trans>Couldn’t load the replay</Trans>}>
            {(recordings) =>
              recordings.map(({ slug, moments }) => (
                <ProblemReplay
                  key={slug}
                  title={problems.find((problem) => problem.slug === slug)?.title ?? slug}
                  moments={moments}
                />
              ))
            }
          </QueryView>
        </div>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            <Trans>
              Watch your code grow, key by key. Only you can see it. Deleting the attempt deletes it.
            </Trans>
          </p>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            <Trans>Replay your code</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

function ProblemReplay({ title, moments }: { title: string; moments: CodeMoment[] }) {
  const { t } = useLingui();
  const own = useStore(({ user }) => user?.Name) ?? t`You`;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 lang="en" className="text-16 font-medium">
        {title}
      </h3>
      {moments.length === 0 ? (
        <p className="text-muted">
          <Trans>This recording was too large to keep.</Trans>
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CodePlayer moments={moments} names={{ learner: own, mentor: '' }} />
        </Suspense>
      )}
    </section>
  );
}
