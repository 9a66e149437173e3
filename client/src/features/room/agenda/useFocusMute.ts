import { type FocusMute, focusMuteStep } from '@preproom/models/contract/room/agenda/focusMute';
import { useEffect, useReducer, useRef } from 'react';
import type { Call } from '../../../call/useCall.ts';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import type { AgendaInUse } from './useAgenda.ts';

/** A page that opens later than this after the end unmutes nobody: they may have muted themselves since. */
const UNDONE_WITHIN_MS = 60_000;

const keyOf = (roomid: string) => `focus:${roomid}`;

function readKept(roomid: string): FocusMute | null {
  const kept = readDraft(keyOf(roomid)) as Partial<FocusMute>;
  return kept.focusId === undefined ? null : { focusId: kept.focusId, wasMuted: kept.wasMuted ?? true };
}

/** Mutes this side's microphone for a focus time, and brings it back to what it was, over a reload too. */
export function useFocusMute(
  roomid: string,
  { isLoaded, focus, lastFocusToMs }: AgendaInUse,
  { media, mediaState }: Pick<Call, 'media' | 'mediaState'>,
): void {
  const focusId = focus?.id ?? null;
  const { isMuted } = mediaState;
  const latest = useRef({ isMuted, lastFocusToMs });
  useEffect(() => {
    latest.current = { isMuted, lastFocusToMs };
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isLoaded) return;
    const kept = readKept(roomid);
    const endedMs = latest.current.lastFocusToMs;
    const isOld = isFirst.current && endedMs !== null && serverNow() - endedMs > UNDONE_WITHIN_MS;
    isFirst.current = false;
    const step = focusMuteStep(kept, focusId, latest.current.isMuted);
    writeDraft(keyOf(roomid), step.kept);
    const isUndone = focusId === null && isOld;
    if (step.setMuted !== null && !isUndone) media.setMuted(step.setMuted);
  }, [roomid, isLoaded, focusId, media]);
  useRenderAt(focus?.toMs ?? null);
}

/** Renders again at this moment of the server's clock, also while the page is hidden. */
function useRenderAt(atMs: number | null): void {
  const [count, render] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that came too early is set again
  useEffect(() => {
    if (atMs === null) return;
    const timer = setTimeout(render, Math.max(0, atMs - serverNow()) + 20);
    return () => clearTimeout(timer);
  }, [atMs, count]);
}
