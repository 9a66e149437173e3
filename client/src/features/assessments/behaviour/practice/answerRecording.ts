/** In the order of preference; Safari records MP4. */
const TYPES = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  audio: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
} as const;
/** Five answers of two minutes stay below 50 MB. */
const BITS_PER_SECOND = { videoBitsPerSecond: 500_000, audioBitsPerSecond: 48_000 };
/** How often the browser hands over what it has, so that a lost device costs no more than this. */
const CHUNK_MS = 1_000;

export interface AnswerRecording {
  /** Ends the recording. Null if nothing was recorded. */
  stop(): Promise<Blob | null>;
}

/** Records these tracks into the page's memory. Null without tracks, and in browsers that cannot record. */
export function startRecording(tracks: readonly MediaStreamTrack[]): AnswerRecording | null {
  if (tracks.length === 0 || typeof MediaRecorder === 'undefined') return null;
  const kind = tracks.some((track) => track.kind === 'video') ? 'video' : 'audio';
  const mimeType = TYPES[kind].find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return null;
  try {
    return recordInto(new MediaRecorder(new MediaStream([...tracks]), { mimeType, ...BITS_PER_SECOND }));
  } catch (cause) {
    console.warn('the answer cannot be recorded', cause);
    return null;
  }
}

function recordInto(recorder: MediaRecorder): AnswerRecording {
  const chunks: Blob[] = [];
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => resolve());
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  recorder.start(CHUNK_MS);
  return {
    async stop() {
      // It has stopped by itself where a device was lost.
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      return chunks.length > 0 ? new Blob(chunks, { type: recorder.mimeType.split(';')[0] ?? '' }) : null;
    },
  };
}
