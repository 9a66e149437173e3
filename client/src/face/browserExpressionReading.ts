import { FACE_WASM_PATH, faceModelPath } from '@preproom/models/contract/http/page';
import { browserClock } from '../lib/clock.ts';
import { holdRoom } from '../lib/delivery/roomLocks.ts';
import { createBrowserPageLife } from '../lib/page/pageLife.ts';
import { createFaceReader } from './capture/faceReader.ts';
import { type BatchQueue, openBatchQueue, randomFirstSeq } from './delivery/batchQueue.ts';
import { openBatchStorage } from './delivery/idbBatchStorage.ts';
import {
  createExpressionReading,
  type ExpressionReading,
  type ExpressionReadingOptions,
} from './expressionReading.ts';

type FromRoom =
  | 'roomid'
  | 'model'
  | 'startsAt'
  | 'clockOffsetMs'
  | 'getVideoTrack'
  | 'send'
  | 'sendBeforeLeaving'
  | 'onRefused';

/** Expression reading with the browser's camera, storage and clock. */
export function createBrowserExpressionReading(
  options: Pick<ExpressionReadingOptions, FromRoom>,
): ExpressionReading {
  return createExpressionReading({
    ...options,
    reader: createFaceReader({ wasmUrl: FACE_WASM_PATH, modelUrl: faceModelPath(options.model) }),
    openQueue: () => openRoomQueue(options.roomid),
    clock: browserClock,
    page: createBrowserPageLife(),
    random: Math.random,
  });
}

/**
 * One queue per room and page load. A visit that still delivers and the next one to the same room share its numbering, and a
 * withdrawal empties it for both.
 */
const queues = new Map<string, Promise<BatchQueue>>();

function openRoomQueue(roomid: string): Promise<BatchQueue> {
  if (!queues.has(roomid)) holdRoom('readings', roomid);
  const queue =
    queues.get(roomid) ??
    openBatchStorage(onlyInMemory).then((storage) =>
      openBatchQueue(roomid, { storage, firstSeq: randomFirstSeq(), onStorageFailed: onlyInMemory }),
    );
  queues.set(roomid, queue);
  return queue;
}

function onlyInMemory(cause: unknown) {
  console.warn('readings wait in memory only', cause);
}
