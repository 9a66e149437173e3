import type { FakeClock } from '../../lib/testing/fakeClock.ts';
import type { FaceReader, FaceReaderListener } from '../capture/faceReader.ts';
import type { FaceObservation } from '../measure/faceFrame.ts';
import { observe, PROTOTYPE_FACES } from './prototypeFaces.ts';

export interface FakeReader extends FaceReader {
  listener(): FaceReaderListener;
  framesPerSecond(): number;
  track(): MediaStreamTrack | null;
  isRunning(): boolean;
  /** Sets what the camera shows. */
  show(face: (seconds: number) => FaceObservation | null): void;
}

/** A reader that shows a prototype face at the requested rate by a fake clock. */
export function createFakeReader(clock: FakeClock): FakeReader {
  let listener: FaceReaderListener | null = null;
  let track: MediaStreamTrack | null = null;
  let framesPerSecond = 0;
  let cancel = () => {};
  let face = (seconds: number): FaceObservation | null => observe(PROTOTYPE_FACES['mouth smile'](seconds));
  const sample = () => {
    const seconds = clock.performanceNow() / 1000;
    if (track) listener?.onFrame({ seconds, face: face(seconds), inferenceMs: 20 });
  };
  return {
    start(next) {
      listener = next;
    },
    setTrack(next) {
      track = next;
    },
    setFramesPerSecond(next) {
      if (next === framesPerSecond) return;
      framesPerSecond = next;
      cancel();
      cancel = next > 0 ? clock.every(1000 / next, sample) : () => {};
    },
    stop() {
      listener = null;
      cancel();
      framesPerSecond = 0;
    },
    listener: () => {
      if (!listener) throw new Error('the reader is not running');
      return listener;
    },
    framesPerSecond: () => framesPerSecond,
    track: () => track,
    isRunning: () => listener !== null,
    show(next) {
      face = next;
    },
  };
}
