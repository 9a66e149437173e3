/** What this page remembers about a focus time, so that the microphone returns to what it was. */
export interface FocusMute {
  /** Of the focus time that muted this side. */
  focusId: string;
  /** Muted already when it began: stays muted at its end. */
  wasMuted: boolean;
}

export interface FocusMuteStep {
  kept: FocusMute | null;
  /** What the microphone is set to; null: left as it is. */
  setMuted: boolean | null;
}

/**
 * Mutes once when a focus time begins, and undoes it once when it is over, also after a reload in between. Somebody who unmutes
 * meanwhile means it: nothing is undone.
 */
export function focusMuteStep(
  kept: FocusMute | null,
  focusId: string | null,
  isMuted: boolean,
): FocusMuteStep {
  // Focus times follow each other so quickly that the page saw no time between: one.
  if (focusId !== null)
    return kept
      ? { kept: { ...kept, focusId }, setMuted: kept.focusId === focusId ? null : true }
      : { kept: { focusId, wasMuted: isMuted }, setMuted: isMuted ? null : true };
  if (!kept) return { kept, setMuted: null };
  return { kept: null, setMuted: isMuted && !kept.wasMuted ? false : null };
}
