import type { SpeechFrame } from '../measure/frameMeter.ts';
// The file by its own address, bundled: an audio worklet loads no other way under our Content-Security-Policy.
import workletUrl from './speech.worklet.ts?worker&url';
import { type FramesMessage, PROCESSOR } from './workletProtocol.ts';

export interface FrameSourceListener {
  /** Frames in order. `audioMs`: audio time at the start of the first one; `nowMs`: audio time at this moment. */
  onFrames(frames: SpeechFrame[], audioMs: number, nowMs: number): void;
  /** The browser cannot measure: it is too old, or the worklet did not load. */
  onFailed(cause: unknown): void;
}

/** The microphone's energy, frame by frame. */
export interface FrameSource {
  start(listener: FrameSourceListener): void;
  /** Measures this track from now on; null: none. */
  setTrack(track: MediaStreamTrack | null): void;
  /** Whether the browser runs audio. It may wait for the person's first click or key, or stop for a phone call. */
  isRunning(): boolean;
  /** Asks the browser to run audio again. */
  wake(): void;
  stop(): void;
}

/** Events after which browsers let audio run. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Measures in an audio worklet; nothing is heard of it. */
export function createFrameSource(): FrameSource {
  let context: AudioContext | null = null;
  let node: AudioWorkletNode | null = null;
  let input: MediaStreamAudioSourceNode | null = null;
  let track: MediaStreamTrack | null = null;

  function connect() {
    input?.disconnect();
    input = null;
    if (!context || !node || !track) return;
    input = context.createMediaStreamSource(new MediaStream([track]));
    input.connect(node);
  }

  async function open(listener: FrameSourceListener): Promise<void> {
    // Longer blocks cost less; nobody hears the delay.
    const opened = new AudioContext({ latencyHint: 'playback' });
    context = opened;
    await opened.audioWorklet.addModule(workletUrl);
    if (context !== opened) return;
    node = new AudioWorkletNode(opened, PROCESSOR, { channelCount: 1, channelCountMode: 'explicit' });
    node.port.onmessage = ({ data }: MessageEvent<FramesMessage>) =>
      listener.onFrames(toFrames(data.values), 1000 * data.startSeconds, 1000 * opened.currentTime);
    // Browsers run only what leads to the speakers. The processor writes nothing, which is silence.
    node.connect(opened.destination);
    connect();
    wake();
  }

  function wake() {
    if (context && context.state !== 'running' && context.state !== 'closed') void context.resume();
  }

  return {
    start(listener) {
      for (const gesture of GESTURES) window.addEventListener(gesture, wake);
      open(listener).catch(listener.onFailed);
    },
    setTrack(next) {
      if (next === track) return;
      track = next;
      connect();
    },
    isRunning: () => context?.state === 'running',
    wake,
    stop() {
      for (const gesture of GESTURES) window.removeEventListener(gesture, wake);
      track = null;
      connect();
      node?.disconnect();
      node?.port.close();
      node = null;
      void context?.close();
      context = null;
    },
  };
}

function toFrames(values: Float32Array): SpeechFrame[] {
  return Array.from({ length: values.length / 2 }, (_, i) => ({
    db: values[2 * i] ?? -Infinity,
    crossings: values[2 * i + 1] ?? 0,
  }));
}
