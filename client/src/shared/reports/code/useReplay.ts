import type { CodeMoment } from '@preproom/models/contract/room/code';
import { useEffect, useMemo, useState } from 'react';
import { boardAfter, boardBounds } from '../../../code/replay/boardAt.ts';
import { languageAfter, replayMarks } from '../../../code/replay/replayMarks.ts';
import { advance, countUntil, momentTimes } from '../../../code/replay/replayTimes.ts';
import { replayTexts } from '../../../code/replay/textAt.ts';
import type { Clock } from '../../../lib/clock.ts';

/** How often the shown text is brought forward. */
const STEP_MS = 100;

export const REPLAY_SPEEDS = [1, 2, 4, 8, 16] as const;

/** The place, speed, text and board of a replay of at least one moment. It starts paused, at `startMs` or else at the end. */
export function useReplay(
  moments: CodeMoment[],
  clock: Pick<Clock, 'performanceNow' | 'every'>,
  startMs = Number.POSITIVE_INFINITY,
) {
  const { times, texts, marks, bounds } = useMemo(() => {
    const times = momentTimes(moments);
    const [texts, marks] = [replayTexts(moments), replayMarks(moments, times)];
    return { times, texts, marks, bounds: boardBounds(moments) };
  }, [moments]);
  const [firstMs, lastMs] = [times[0] ?? 0, times.at(-1) ?? 0];
  const [atMs, setAtMs] = useState(() => Math.min(lastMs, Math.max(firstMs, startMs)));
  const [wantsPlay, setWantsPlay] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [skipsPauses, setSkipsPauses] = useState(true);
  const isPlaying = wantsPlay && atMs < lastMs;

  useEffect(() => {
    if (!isPlaying) return;
    let before = clock.performanceNow();
    return clock.every(STEP_MS, () => {
      const now = clock.performanceNow();
      const playedMs = (now - before) * speed;
      before = now;
      setAtMs((at) => advance(times, at, playedMs, skipsPauses));
    });
  }, [isPlaying, speed, skipsPauses, times, clock]);

  const count = countUntil(times, atMs);
  return {
    ...{ firstMs, lastMs, atMs, marks, isPlaying, speed, setSpeed, skipsPauses, setSkipsPauses },
    text: useMemo(() => texts.after(count), [texts, count]),
    board: useMemo(() => boardAfter(moments, count), [moments, count]),
    /** Around everything that was ever drawn; null when nothing was. */
    boardBounds: bounds,
    finalText: useMemo(() => texts.after(moments.length), [texts, moments]),
    language: languageAfter(moments, count),
    finalLanguage: languageAfter(moments, moments.length),
    writer: moments[count - 1]?.side,
    seek(toMs: number) {
      setWantsPlay(false);
      setAtMs(toMs);
    },
    /** Plays from the start when it is at the end. */
    toggle() {
      if (!isPlaying && atMs >= lastMs) setAtMs(firstMs);
      setWantsPlay(!isPlaying);
    },
  };
}
export type Replay = ReturnType<typeof useReplay>;
