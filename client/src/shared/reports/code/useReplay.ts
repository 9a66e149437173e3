import type { CodeMoment } from '@preproom/models/contract/room/code';
import { languageOfFile } from '@preproom/models/contract/room/codeFiles';
import { useEffect, useMemo, useState } from 'react';
import { boardAfter, boardBounds } from '../../../code/replay/boardAt.ts';
import { everyFile, fileAt } from '../../../code/replay/replayFiles.ts';
import { languageAfter, replayMarks } from '../../../code/replay/replayMarks.ts';
import { advance, countUntil, momentTimes } from '../../../code/replay/replayTimes.ts';
import { replayTexts } from '../../../code/replay/textAt.ts';
import type { Clock } from '../../../lib/clock.ts';

/** How often the shown text is brought forward. */
const STEP_MS = 100;

export const REPLAY_SPEEDS = [1, 2, 4, 8, 16] as const;

/** The place, speed, text and board of a replay of at least one moment. It starts paused, at `startMs` or else where something is first written or drawn. */
export function useReplay(
  moments: CodeMoment[],
  clock: Pick<Clock, 'performanceNow' | 'every'>,
  startMs?: number,
) {
  const { times, marks, bounds, files, beginMs } = useMemo(() => {
    const times = momentTimes(moments);
    const [marks, files] = [replayMarks(moments, times), everyFile(moments)];
    const beginMs = times[moments.findIndex(isSeen)] ?? times[0] ?? 0;
    return { times, marks, files, beginMs, bounds: boardBounds(moments) };
  }, [moments]);
  const [firstMs, lastMs] = [times[0] ?? 0, times.at(-1) ?? 0];
  const [wantedMs, setWantedMs] = useState(startMs ?? beginMs);
  const atMs = Math.min(lastMs, Math.max(firstMs, wantedMs));
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
      setWantedMs((at) => advance(times, Math.max(firstMs, at), playedMs, skipsPauses));
    });
  }, [isPlaying, speed, skipsPauses, times, firstMs, clock]);

  const count = countUntil(times, atMs);
  /** Undefined: the file that is written in. */
  const [chosenFile, setChosenFile] = useState<string | null>();
  const written = useMemo(() => (files.length > 0 ? fileAt(moments, count) : null), [moments, files, count]);
  const fileId = chosenFile === undefined ? written : chosenFile;
  const file = files.find(({ id }) => id === fileId) ?? null;
  const texts = useMemo(() => replayTexts(moments, fileId), [moments, fileId]);
  return {
    /** Every file beside the main one; what is shown, null for the main file; and what the reader chose to see. */
    ...{ files, file, chosenFile, setChosenFile },
    ...{ firstMs, beginMs, lastMs, atMs, marks, isPlaying, speed, setSpeed, skipsPauses, setSkipsPauses },
    text: useMemo(() => texts.after(count), [texts, count]),
    board: useMemo(() => boardAfter(moments, count), [moments, count]),
    /** Around everything that was ever drawn; null when nothing was. */
    boardBounds: bounds,
    finalText: useMemo(() => texts.after(moments.length), [texts, moments]),
    language: file ? languageOfFile(file.name) : languageAfter(moments, count),
    finalLanguage: file ? languageOfFile(file.name) : languageAfter(moments, moments.length),
    writer: moments[count - 1]?.side,
    seek(toMs: number) {
      setWantsPlay(false);
      setWantedMs(toMs);
    },
    /** Plays from where it began when it is at the end. */
    toggle() {
      if (!isPlaying && atMs >= lastMs) setWantedMs(beginMs);
      setWantsPlay(!isPlaying);
    },
  };
}
export type Replay = ReturnType<typeof useReplay>;

/** Something is written or drawn: a language that was chosen before shows nothing. */
function isSeen({ edits, files, board }: CodeMoment): boolean {
  return edits.length > 0 || board !== undefined || (files?.some((change) => change.edits?.length) ?? false);
}
