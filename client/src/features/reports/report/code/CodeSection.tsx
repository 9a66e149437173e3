import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { loadTexts } from '../../../../lib/i18n.ts';
import type { SideNames } from '../../../../shared/reports/code/sideNames.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { When } from '../../../../ui/When.tsx';
import { useCodeReplay } from './api.ts';

const CodePlayer = lazy(async () => {
  const [{ CodePlayer }] = await Promise.all([
    import('../../../../shared/reports/code/CodePlayer.tsx'),
    loadTexts(['board']),
  ]);
  return { default: CodePlayer };
});

interface CodeSectionProps {
  roomid: string;
  names: SideNames;
  /** A time of the session, in milliseconds since both had met: the replay opens there. */
  at?: { ms: number } | null;
  /** Where the recording is; an open replay goes along. */
  playedMs?: number | null;
}

/** Code and board of the session, to be played again; nothing if neither was used. The player is loaded when it is opened. */
export function CodeSection({ roomid, names, at = null, playedMs = null }: CodeSectionProps) {
  const { t } = useLingui();
  const heading = useId();
  const [wantsOpen, setOpen] = useState(false);
  const isOpen = wantsOpen || at !== null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at) title.current?.focus();
  }, [at]);
  const { data, error, refetch, isStale } = useCodeReplay(roomid);
  const open = () => {
    setOpen(true);
    // What was written last may have arrived since the page was opened.
    if (isStale) void refetch();
  };
  // Most sessions have neither: nothing shows before there is some.
  if (data ? data.moments.length === 0 : !error) return null;
  const hasBoard = data?.moments.some(({ board }) => board) ?? false;
  const hasCode = data?.moments.some(isOfCode) ?? false;
  return (
    <section aria-labelledby={heading} className="no-print flex flex-col gap-6 border-t border-line pt-10">
      <h2 ref={title} tabIndex={-1} id={heading} className="text-20">
        {!hasBoard && <Trans>Code</Trans>}
        {hasBoard && (hasCode ? <Trans>Code and board</Trans> : <Trans>Board</Trans>)}
      </h2>
      {!data && error && (
        <ErrorState title={t`Couldn’t load the code`} error={error} onRetry={() => void refetch()} />
      )}
      {data && !isOpen && (
        <Button tone="quiet" className="self-start" onClick={open}>
          {!hasBoard && <Trans>Replay the code</Trans>}
          {hasBoard && (hasCode ? <Trans>Replay code and board</Trans> : <Trans>Replay the board</Trans>)}
        </Button>
      )}
      {data && isOpen && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CodePlayer
            key={at?.ms}
            moments={data.moments}
            names={names}
            startMs={at?.ms}
            playedMs={playedMs}
          />
        </Suspense>
      )}
      {data?.deletedOn && (
        <p className="text-14 text-muted">
          <Trans>
            Will be deleted on <When instant={data.deletedOn} show="date" />.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** A language alone is no code: it is chosen before anything is written. */
function isOfCode({ edits, files, problem, run }: CodeMoment): boolean {
  return edits.length > 0 || files !== undefined || problem !== undefined || run !== undefined;
}
