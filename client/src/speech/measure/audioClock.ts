/** Clocks that are further apart than before by this much have jumped, or audio stood still meanwhile. */
const JUMP_MS = 500;
/** Weight of a new value in silence: what the browser says of its audio time varies by some tens of milliseconds. */
const WEIGHT = 0.2;

/**
 * Places audio time in session time. Durations come from the audio alone: while somebody speaks, the relation of the two clocks
 * stands still. In silence it follows the server's time, so that a slow or fast sound card never adds up.
 */
export interface AudioClock {
  /** Whether what both clocks show now fits what they showed before. */
  agrees(audioMs: number, sessionMs: number): boolean;
  /** What both clocks show at the same moment. */
  set(audioMs: number, sessionMs: number, isSpeaking: boolean): void;
  /** Session time of a moment in audio time, in whole milliseconds. */
  toSession(audioMs: number): number;
}

export function createAudioClock(): AudioClock {
  let offsetMs: number | null = null;
  const agrees = (audioMs: number, sessionMs: number) =>
    offsetMs === null || Math.abs(sessionMs - audioMs - offsetMs) <= JUMP_MS;
  return {
    agrees,
    set(audioMs, sessionMs, isSpeaking) {
      const seen = sessionMs - audioMs;
      if (offsetMs === null || !agrees(audioMs, sessionMs)) offsetMs = seen;
      else if (!isSpeaking) offsetMs += WEIGHT * (seen - offsetMs);
    },
    toSession: (audioMs) => Math.round(audioMs + (offsetMs ?? 0)),
  };
}
