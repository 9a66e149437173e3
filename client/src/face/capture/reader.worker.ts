import { type FaceLandmarks, loadFaceLandmarks } from './faceLandmarks.ts';
import { ALIVE_EVERY_MS, type FromReaderWorker, type ToReaderWorker } from './workerProtocol.ts';

// Worker that reads faces off the main thread: frames in, numbers out. Stopped with `terminate`.

let landmarks: FaceLandmarks | null = null;

self.onmessage = ({ data }: MessageEvent<ToReaderWorker>) => {
  const handled = data.type === 'start' ? start(data) : analyse(data);
  handled.catch(fail);
};

async function start(assets: Extract<ToReaderWorker, { type: 'start' }>) {
  const alive = setInterval(() => post({ type: 'alive' }), ALIVE_EVERY_MS);
  try {
    landmarks = await loadFaceLandmarks(assets);
  } finally {
    clearInterval(alive);
  }
  post({ type: 'ready' });
}

async function analyse({ frame, atMs }: Extract<ToReaderWorker, { type: 'frame' }>) {
  if (!landmarks) throw new Error('a frame came before the model');
  post({ type: 'analysed', ...landmarks.analyse(frame, atMs) });
}

function fail(cause: unknown) {
  post({ type: 'failed', message: String(cause) });
}

function post(message: FromReaderWorker) {
  self.postMessage(message);
}
