import { FRAME_MS, type SpeechFrame } from './frameMeter.ts';
import { createNoiseFloor } from './noiseFloor.ts';
import { countSyllables } from './syllables.ts';
import { createVoiceActivity, type Stretch } from './voiceActivity.ts';

/** Longer speech is handed over in parts, so that a page that dies loses little. Parts that touch are one when derived. */
const LONGEST_PART_MS = 10_000;

/** A stretch of speech, in milliseconds since the first frame of the run. */
export interface MeasuredSpeech {
  startMs: number;
  endMs: number;
  syllables: number;
}

/** From frames to stretches of speech. Holds at most the frames of the stretch that is open. */
export interface SpeechPipeline {
  /** Takes the next frame; returns the stretch, or the part of a long one, that has just ended. */
  add(frame: SpeechFrame): MeasuredSpeech | null;
  /** The microphone was muted or lost, or the clock jumped: speech ends here. What is known of the background is kept. */
  interrupt(): MeasuredSpeech | null;
  /** Whether a stretch is open. */
  isSpeaking(): boolean;
}

export function createSpeechPipeline(): SpeechPipeline {
  const floor = createNoiseFloor();
  const activity = createVoiceActivity();
  let floorDb = 0;
  let at = 0;
  // The frames since `keptFrom`: those of the open stretch that have not been handed over.
  let kept: SpeechFrame[] = [];
  let keptFrom = 0;

  function handOver({ from, to }: Stretch): MeasuredSpeech | null {
    const first = Math.max(from, keptFrom);
    if (to <= first) return null;
    const syllables = countSyllables(kept.slice(first - keptFrom, to - keptFrom), floorDb);
    kept = kept.slice(to - keptFrom);
    keptFrom = to;
    return { startMs: first * FRAME_MS, endMs: to * FRAME_MS, syllables };
  }

  function dropSilence() {
    const from = activity.openFrom() ?? at;
    if (from <= keptFrom) return;
    kept = kept.slice(from - keptFrom);
    keptFrom = from;
  }

  return {
    add(frame) {
      floorDb = floor.add(frame.db);
      kept.push(frame);
      const ended = activity.add(at, frame.db, floorDb);
      at += 1;
      const from = activity.openFrom();
      const isLong = from !== null && (at - Math.max(from, keptFrom)) * FRAME_MS >= LONGEST_PART_MS;
      const speech = ended ? handOver(ended) : isLong ? handOver({ from, to: at }) : null;
      dropSilence();
      return speech;
    },
    interrupt() {
      const ended = activity.end();
      const speech = ended && handOver(ended);
      dropSilence();
      return speech;
    },
    isSpeaking: () => activity.openFrom() !== null,
  };
}
