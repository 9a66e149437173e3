import { FACE_WASM_PATH, faceModelPath } from '@preproom/models/contract/page';
import { openBatchQueue } from './batchQueue.ts';
import { browserClock } from './clock.ts';
import {
  createExpressionReading,
  type ExpressionReading,
  type ExpressionReadingOptions,
} from './expressionReading.ts';
import { createFaceReader } from './faceReader.ts';
import { openBatchStorage } from './idbBatchStorage.ts';
import { createBrowserPageLife } from './pageLife.ts';

type FromRoom =
  | 'roomid'
  | 'model'
  | 'startsAt'
  | 'clockOffsetMs'
  | 'getVideoTrack'
  | 'send'
  | 'sendBeforeLeaving'
  | 'onRefused';

/** Expression reading on the browser's own camera, storage and clock. */
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

async function openRoomQueue(roomid: string) {
  const storage = await openBatchStorage(onlyInMemory);
  return openBatchQueue(roomid, storage, onlyInMemory);
}

function onlyInMemory(cause: unknown) {
  console.warn('readings wait in memory only', cause);
}
