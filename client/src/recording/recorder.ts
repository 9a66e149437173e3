import { composePicture } from './composePicture.ts';
import { mixSound } from './mixSound.ts';
import {
  AUDIO_BITS,
  freeBytes,
  LEFT_FREE_BYTES,
  type Picture,
  recordingType,
  videoBits,
} from './recordingFormat.ts';
import type {
  FromRecordingWorker,
  RecordingFault,
  RecordingPath,
  ToRecordingWorker,
} from './workerProtocol.ts';

/** A closed tab loses what is younger than this, and what the encoder holds. */
const SLICE_MS = 1_000;
/** How often tracks are looked at: people switch devices. */
const LOOK_MS = 250;
const SPACE_EVERY_SLICES = 10;

/** The tracks that are seen and heard now; null for none. */
export interface RecordedTracks {
  own: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
  other: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
}

export interface RecorderOptions {
  recordingId: string;
  folders: RecordingPath;
  picture: Picture;
  tracks(): RecordedTracks;
  /** The server's time. */
  nowMs(): number;
  /** Something is on the disk. */
  onStored(bytes: number): void;
  /** It has stopped by itself; what was stored stays. */
  onFault(fault: RecordingFault): void;
}

/**
 * Records both people into a file of the browser's own file system, a second at a time. Nothing is kept in memory and nothing is sent.
 * The returned function stops it, at once.
 */
export function startRecorder(options: RecorderOptions): () => void {
  const type = recordingType(options.picture);
  if (!type) {
    options.onFault('failed');
    return () => {};
  }
  const worker = new Worker(new URL('./recording.worker.ts', import.meta.url), {
    type: 'module',
    name: 'recording',
  });
  const post = (message: ToRecordingWorker) => worker.postMessage(message);
  const sound = mixSound();
  const picture = openPicture(options);
  const stream = new MediaStream([sound.track, ...(picture ? [picture.track] : [])]);
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    audioBitsPerSecond: AUDIO_BITS,
    videoBitsPerSecond: videoBits(options.picture),
  });
  const look = () => {
    const { own, other } = options.tracks();
    sound.hear([own.audio, other.audio]);
    picture?.show(own.video, other.video);
  };
  look();
  const looking = setInterval(look, LOOK_MS);
  // The monotonic clock: a device clock that is set meanwhile changes nothing.
  let startedAt = performance.now();
  let slices = 0;
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(looking);
    // Gives its last slice, which is stored before the file is closed.
    if (recorder.state !== 'inactive') recorder.stop();
    else post({ kind: 'close' });
    picture?.stop();
    sound.stop();
  };
  const fail = (fault: RecordingFault) => {
    if (hasEnded) return;
    end();
    options.onFault(fault);
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) post({ kind: 'slice', slice: data, lengthMs: performance.now() - startedAt });
    slices += 1;
    if (slices % SPACE_EVERY_SLICES === 0) void checkSpace(() => fail('full'));
  });
  recorder.addEventListener('stop', () => post({ kind: 'close' }));
  recorder.addEventListener('error', () => fail('failed'));
  worker.addEventListener('error', () => fail('failed'));
  worker.addEventListener('message', ({ data }: MessageEvent<FromRecordingWorker>) => {
    if (data.kind === 'opened' && !hasEnded) {
      recorder.start(SLICE_MS);
    } else if (data.kind === 'stored') options.onStored(data.bytes);
    else if (data.kind === 'fault') fail(data.fault);
    else if (data.kind === 'closed') worker.terminate();
  });
  recorder.addEventListener('start', () => {
    startedAt = performance.now();
  });
  const startMs = options.nowMs();
  const name = `${Math.round(startMs)}-${options.recordingId}`;
  post({
    kind: 'open',
    folders: options.folders,
    name,
    header: { recordingId: options.recordingId, startMs, type },
  });
  return end;
}

/** Null without a picture. */
function openPicture({ picture, tracks }: RecorderOptions) {
  if (picture === 'sound') return null;
  if (picture === 'both') return composePicture();
  const track = tracks().other.video;
  return track && { track, show: () => {}, stop: () => {} };
}

async function checkSpace(whenFull: () => void): Promise<void> {
  const free = await freeBytes();
  if (free !== null && free < LEFT_FREE_BYTES) whenFull();
}
