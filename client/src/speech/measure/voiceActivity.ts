import { FRAME_MS } from './frameMeter.ts';

/** Speech begins when the energy is so far above the background, */
const BEGIN_DB = 9;
/** and lasts while it is so far above it. The distance keeps the decision from flickering. */
const STAY_DB = 6;
/** What is quieter is not speech at a microphone's distance, however quiet the room is. */
const QUIETEST_DB = -55;
/** A click or a key is shorter. */
const SHORTEST_MS = 120;
/** A pause within a sentence: shorter silences belong to the speech around them. */
const HANGOVER_MS = 300;
const SMOOTHING_MS = 30;

/** Numbers of the first frame of a stretch of speech and of the one after its last. */
export interface Stretch {
  from: number;
  to: number;
}

/** Decides frame by frame whether somebody speaks, by hysteresis and hang-over. */
export interface VoiceActivity {
  /** Takes the energy of frame number `at` and the background's level. Returns a stretch that has just ended. */
  add(at: number, db: number, floorDb: number): Stretch | null;
  /** Ends the current stretch of speech, for example when the microphone is muted. Null if nobody is speaking. */
  end(): Stretch | null;
  /** The first frame of the open stretch; null in silence. */
  openFrom(): number | null;
}

export function createVoiceActivity(): VoiceActivity {
  const weight = FRAME_MS / SMOOTHING_MS;
  let smoothed = -Infinity;
  let open: Stretch | null = null;

  function end(): Stretch | null {
    const ended = open;
    open = null;
    smoothed = -Infinity;
    return ended && (ended.to - ended.from) * FRAME_MS >= SHORTEST_MS ? ended : null;
  }

  return {
    add(at, db, floorDb) {
      smoothed = smoothed === -Infinity || db === -Infinity ? db : smoothed + weight * (db - smoothed);
      const limit = Math.max(QUIETEST_DB, floorDb + (open ? STAY_DB : BEGIN_DB));
      if (smoothed > limit) open = { from: open?.from ?? at, to: at + 1 };
      else if (open && (at + 1 - open.to) * FRAME_MS >= HANGOVER_MS) return end();
      return null;
    },
    end,
    openFrom: () => open?.from ?? null,
  };
}
