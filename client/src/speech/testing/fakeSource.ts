import type { FrameSource, FrameSourceListener } from '../capture/frameSource.ts';
import { FRAME_MS, type SpeechFrame } from '../measure/frameMeter.ts';

const FRAMES_PER_MESSAGE = 10;
const QUIET: SpeechFrame = { db: -70, crossings: 1_000 };
const LOUD: SpeechFrame = { db: -20, crossings: 1_500 };

/** A microphone whose frames a test says; its audio time passes with them. */
export function createFakeSource() {
  let listener: FrameSourceListener | null = null;
  let track: MediaStreamTrack | null = null;
  const state = { audioMs: 5_000, isRunning: true, woken: 0 };
  const source: FrameSource = {
    start(next) {
      listener = next;
    },
    setTrack(next) {
      track = next;
    },
    isRunning: () => state.isRunning,
    wake() {
      state.woken += 1;
    },
    stop() {
      listener = null;
    },
  };
  return {
    source,
    state,
    track: () => track,
    isStarted: () => listener !== null,
    fail: () => listener?.onFailed(new Error('no worklet')),
    /** Plays so many milliseconds, speech or quiet; `pass` moves the page's clock along with each message. */
    async play(kind: 'speech' | 'quiet', ms: number, pass: (ms: number) => Promise<void>): Promise<void> {
      const messageMs = FRAMES_PER_MESSAGE * FRAME_MS;
      for (let played = 0; played < ms; played += messageMs) {
        const startMs = state.audioMs;
        state.audioMs += messageMs;
        await pass(messageMs);
        const frames = Array.from({ length: FRAMES_PER_MESSAGE }, () => (kind === 'speech' ? LOUD : QUIET));
        if (track) listener?.onFrames(frames, startMs, state.audioMs);
      }
    },
  };
}
