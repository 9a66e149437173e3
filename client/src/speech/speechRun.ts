import type { SentSegment } from '@preproom/models/contract/room/speech';
import type { Clock } from '../lib/clock.ts';
import type { FrameSource } from './capture/frameSource.ts';
import { type AudioClock, createAudioClock } from './measure/audioClock.ts';
import { FRAME_MS, type SpeechFrame } from './measure/frameMeter.ts';
import { createSpeechPipeline, type MeasuredSpeech } from './measure/speechPipeline.ts';

export type SpeechPause = 'muted' | 'no_microphone' | 'waiting_for_audio';
export type SpeechState =
  | { status: 'off' }
  | { status: 'measuring' }
  | { status: 'paused'; reason: SpeechPause }
  | { status: 'unavailable' };

export interface SpeechRunOptions {
  /** Milliseconds since the session's start by the server's clock. */
  sessionMs: () => number;
  /** This page's microphone track; null without one. */
  getAudioTrack: () => MediaStreamTrack | null;
  source: FrameSource;
  clock: Clock;
}

export interface SpeechRunListener {
  onState(state: SpeechState): void;
  onSegment(segment: SentSegment): void;
}

/** Polling interval of the track, because its events differ between browsers. */
const POLL_MS = 250;
/** Frames that do not follow each other: the source was changed, or audio did not run in between. */
const GAP_MS = 50;

/** Measures from `start` to the function it returns, which ends the open segment. */
export function startSpeechRun(
  options: SpeechRunOptions,
  { onState, onSegment }: SpeechRunListener,
): { stop(): void; abandon(): void } {
  const { source, clock } = options;
  const segments = createSegmenter(options.sessionMs, onSegment);
  let isBroken = false;

  function update() {
    if (isBroken) return;
    const track = options.getAudioTrack();
    const reason = pauseReason(track, source.isRunning());
    source.setTrack(reason === 'waiting_for_audio' || reason === null ? track : null);
    if (reason === 'waiting_for_audio') source.wake();
    if (reason) segments.interrupt();
    onState(reason ? { status: 'paused', reason } : { status: 'measuring' });
  }

  function end() {
    stopPolling();
    source.stop();
    onState({ status: 'off' });
  }

  const stopPolling = clock.every(POLL_MS, update);
  source.start({
    onFrames: segments.add,
    onFailed(cause) {
      console.warn('talk time cannot be measured', cause);
      isBroken = true;
      onState({ status: 'unavailable' });
    },
  });
  update();
  return {
    stop() {
      segments.interrupt();
      end();
    },
    abandon: end,
  };
}

function pauseReason(track: MediaStreamTrack | null, isRunning: boolean): SpeechPause | null {
  if (!track || track.readyState === 'ended') return 'no_microphone';
  if (!track.enabled || track.muted) return 'muted';
  return isRunning ? null : 'waiting_for_audio';
}

/** From frames in audio time to segments in session time. */
function createSegmenter(sessionMs: () => number, onSegment: (segment: SentSegment) => void) {
  const pipeline = createSpeechPipeline();
  const audio: AudioClock = createAudioClock();
  let frames = 0;
  // Audio time of the pipeline's first frame, had there been no gaps.
  let baseMs: number | null = null;

  function hand(speech: MeasuredSpeech | null) {
    if (!speech || baseMs === null) return;
    const [start, end] = [audio.toSession(baseMs + speech.startMs), audio.toSession(baseMs + speech.endMs)];
    onSegment([start, end, speech.syllables]);
  }

  function interrupt() {
    hand(pipeline.interrupt());
  }

  function add(added: SpeechFrame[], audioMs: number, nowMs: number) {
    const expectedMs = baseMs === null ? null : baseMs + frames * FRAME_MS;
    const isGap = expectedMs === null || Math.abs(audioMs - expectedMs) > GAP_MS;
    // Speech so far is stamped with the old clock before the new one applies.
    if (isGap || !audio.agrees(nowMs, sessionMs())) interrupt();
    if (isGap) baseMs = audioMs - frames * FRAME_MS;
    audio.set(nowMs, sessionMs(), pipeline.isSpeaking());
    for (const frame of added) {
      frames += 1;
      hand(pipeline.add(frame));
    }
  }

  return { add, interrupt };
}
