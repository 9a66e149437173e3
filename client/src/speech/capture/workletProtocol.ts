/** Name under which the worklet registers its processor. */
export const PROCESSOR = 'speech-frames';

/** Frames are posted ten at a time, which is ten messages a second. */
export const FRAMES_PER_MESSAGE = 10;

/** One message of the worklet: for each frame its energy and its zero crossings, in turn. */
export interface FramesMessage {
  /** When the first frame began, in seconds of the audio context. */
  startSeconds: number;
  values: Float32Array;
}
