import type { CodeBatch } from '@preproom/models/contract/room/code';
import type { WaitingCode } from './codeStorage.ts';

/** A waiting batch as it is sent at `nowMs`, by this device's clock. */
export function codeBatchOf({ roomid, id, updates }: WaitingCode, nowMs: number): CodeBatch {
  return {
    ...{ roomid, id },
    // A clock that was set back makes no change younger than now.
    updates: updates.map(([madeAtMs, update]) => [Math.max(0, Math.round(nowMs - madeAtMs)), update]),
  };
}
