import { type CodeRun, readCodeRun, readProblemSlug } from '@preproom/models/contract/room/codeRuns';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { YMapEvent } from 'yjs';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import type { Presence } from '../../../code/sync/presence.ts';

/** The code of the room, as one of the two people has it. */
export interface RoomCode {
  sync: CodeSync;
  side: SessionSide;
  presence: Pick<Presence, 'otherFile'>;
}

/** The latest sound run of the document, and a way to add one. */
export function useLatestRun({
  sync,
  side,
}: Omit<RoomCode, 'presence'>): [CodeRun | null, (run: CodeRun) => void] {
  const { runs, settings, state } = sync;
  const [latest, setLatest] = useState<CodeRun | null>(null);
  useEffect(() => {
    setLatest(lastOf(runs.toArray()));
    type Change = { delta: { insert?: unknown }[] };
    const onRuns = ({ delta }: Change, { local, origin }: { local: boolean; origin: unknown }) => {
      const run = lastOf(delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : [])));
      // The other page has no results in this person's name. What was stored before this page joined is this person's own.
      const isOwn = local || origin === 'device' || !state.get().isLoaded;
      if (run && (isOwn || run.side !== side)) setLatest(run);
    };
    // Another problem: what the last program gave is not about it.
    const onSettings = ({ keysChanged }: YMapEvent<unknown>) => {
      if (keysChanged.has('problem')) setLatest(null);
    };
    runs.observe(onRuns);
    settings.observe(onSettings);
    return () => {
      runs.unobserve(onRuns);
      settings.unobserve(onSettings);
    };
  }, [runs, settings, state, side]);
  return [latest, (run) => runs.push([run])];
}

function lastOf(values: readonly unknown[]): CodeRun | null {
  return values.map(readCodeRun).findLast((run) => run !== null) ?? null;
}

/** The slug of the chosen problem; null when none is chosen or something else stands there. */
export function useProblemSlug({
  sync: { settings },
}: Pick<RoomCode, 'sync'>): [string | null, (slug: string) => void] {
  const subscribe = (listener: () => void) => {
    settings.observe(listener);
    return () => settings.unobserve(listener);
  };
  const slug = useSyncExternalStore(subscribe, () => readProblemSlug(settings.get('problem')));
  return [slug, (chosen) => settings.set('problem', chosen)];
}
