import type { AppError } from '@preproom/models/contract/http/errors';
import type { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { openBatchQueue } from '../delivery/batchQueue.ts';
import { createMemoryBatchStorage } from '../delivery/memoryBatchStorage.ts';
import { createExpressionReading } from '../expressionReading.ts';
import { ROOM } from './batches.ts';
import { createFakeReader } from './fakeReader.ts';

const STARTS_AT = Date.UTC(2026, 10, 20, 12);

interface FakeTrack {
  enabled: boolean;
  muted: boolean;
  readyState: 'live' | 'ended';
}

/** Expression reading on a learner's page, 29 s into the session, with a camera, a fake reader and a server that stores batches. */
export function setUpReading({ refusal }: { refusal?: () => AppError | null } = {}) {
  const clock = new FakeClock(STARTS_AT + 29_000);
  const reader = createFakeReader(clock);
  const storage = createMemoryBatchStorage();
  const track: FakeTrack = { enabled: true, muted: false, readyState: 'live' };
  const listeners = new Set<() => void>();
  const room = { isHidden: false, track: track as FakeTrack | null };
  const stored: ReadingBatch[] = [];
  const keptAlive: ReadingBatch[] = [];
  const refused: string[] = [];
  const states: string[] = [];
  const keep = (batches: ReadingBatch[]) => async (batch: ReadingBatch) => {
    const failure = refusal?.();
    if (failure) throw failure;
    batches.push(batch);
    return { lastSeq: batch.samples.at(-1)?.[0] ?? 0, duplicate: false };
  };
  const reading = createExpressionReading({
    roomid: ROOM,
    model: '64184e22',
    startsAt: STARTS_AT,
    clockOffsetMs: () => 1000,
    getVideoTrack: () => room.track as MediaStreamTrack | null,
    openQueue: () => openBatchQueue(ROOM, { storage, firstSeq: 0, onStorageFailed: () => {} }),
    send: keep(stored),
    sendBeforeLeaving: keep(keptAlive),
    onRefused: (code) => refused.push(code),
    reader,
    clock,
    page: {
      isHidden: () => room.isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    random: () => 1,
  });
  reading.subscribe(() => states.push(reading.getState().status));
  const setHidden = (isHidden: boolean) => {
    room.isHidden = isHidden;
    for (const listener of [...listeners]) listener();
  };
  const begin = async (seconds: number) => {
    reading.start();
    reader.listener().onReady({ onMainThread: false });
    await clock.pass(1000 * seconds);
  };
  return {
    clock,
    reader,
    storage,
    track,
    room,
    stored,
    keptAlive,
    refused,
    states,
    reading,
    setHidden,
    begin,
    listeners,
  };
}

/** The times of all samples, milliseconds since the session's start. */
export const timesOf = (batches: readonly ReadingBatch[]) =>
  batches.flatMap(({ samples }) => samples.map(([, t]) => t));

export const seqsOf = (batches: readonly ReadingBatch[]) =>
  batches.flatMap(({ samples }) => samples.map(([seq]) => seq));
