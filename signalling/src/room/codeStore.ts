import { AppError } from '@preproom/models/contract/http/errors';
import type { CodeBatch, CodeBatchStored } from '@preproom/models/contract/room/code';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { CodeSession, LastBatch } from '@preproom/models/db/room/code/codeEntry';
import { readLastBatch } from '@preproom/models/db/room/code/readCode';
import { type NextBatch, type NextStored, storeNextBatches } from '@preproom/models/db/room/code/storeCode';
import type { SignallingDeps } from '../deps.ts';

/** How long a batch waits for batches of other rooms, so that one write stores them all. */
const GATHERED_FOR_MS = 100;
/** What was read of a room is read again after this time, whatever has become of its session meanwhile. */
const KNOWN_FOR_MS = 60_000;

interface SentBatch {
  side: SessionSide;
  batch: CodeBatch;
  /** When it arrived. */
  receivedMs: number;
  /** Both people are at this process, so that nobody else writes in the room. */
  isOnlyHere: boolean;
}

/** Stores the batches of code of all rooms of this process. */
export interface CodeStore {
  /** Resolves once the batch is stored. Throws as `storeCodeBatch` does, and `room_not_found`. */
  store(sent: SentBatch): Promise<CodeBatchStored>;
}

interface Waiting extends SentBatch, PromiseWithResolvers<CodeBatchStored> {}

/** A room's session and last batch. Another writer is noticed: the database refuses a place that is taken. */
interface KnownRoom {
  session: CodeSession;
  last: LastBatch | null;
  untilMs: number;
}

export function createCodeStore({ database, clock }: Pick<SignallingDeps, 'database' | 'clock'>): CodeStore {
  let pending: Waiting[] = [];
  let storing = Promise.resolve();
  /** In the order in which they were read. */
  const known = new Map<string, KnownRoom>();

  /** Batches of one room go one after the other, each of them with those of other rooms. */
  async function storeGroup(group: readonly Waiting[]): Promise<void> {
    forgetOld(known, clock.now());
    const rooms = [...Map.groupBy(group, ({ batch }) => batch.roomid).values()];
    const longest = Math.max(...rooms.map(({ length }) => length));
    for (let turn = 0; turn < longest; turn++) await storeTurn(rooms.flatMap((room) => room[turn] ?? []));
  }

  async function storeTurn(turn: readonly Waiting[]): Promise<void> {
    try {
      const rooms = await Promise.all(turn.map(knownRoom));
      const next = turn.flatMap((waiting, i): [Waiting, KnownRoom][] => {
        const room = rooms[i];
        if (room) return [[waiting, room]];
        waiting.reject(new AppError('room_not_found'));
        return [];
      });
      const outcomes = await storeNextBatches(database, next.map(nextBatch));
      for (const [i, [waiting, room]] of next.entries()) settle(waiting, room, outcomes[i]);
    } catch (error) {
      for (const { batch, reject } of turn) {
        // It may be stored after all.
        known.delete(batch.roomid);
        reject(error);
      }
    }
  }

  async function knownRoom({ batch: { roomid }, isOnlyHere }: Waiting): Promise<KnownRoom | null> {
    const before = known.get(roomid);
    if (before && isOnlyHere) return before;
    const [session, last] = await Promise.all([
      database.sessions
        .findOne({ roomid }, { roomid: 1, learnerId: 1, mentorId: 1, startsAt: 1 })
        .lean<CodeSession>(),
      readLastBatch(database, roomid),
    ]);
    if (!session) return null;
    const room = { session, last, untilMs: clock.now() + KNOWN_FOR_MS };
    known.delete(roomid);
    known.set(roomid, room);
    return room;
  }

  function settle(waiting: Waiting, room: KnownRoom, outcome?: PromiseSettledResult<NextStored>): void {
    if (outcome?.status === 'fulfilled') waiting.resolve(outcome.value.stored);
    else waiting.reject(outcome?.reason);
    const last = outcome?.status === 'fulfilled' ? outcome.value.last : undefined;
    if (last === undefined) known.delete(room.session.roomid);
    else room.last = last;
  }

  function storePending(): void {
    const group = pending;
    pending = [];
    storing = storing.then(() => storeGroup(group));
  }

  return {
    store(sent) {
      const waiting = { ...sent, ...Promise.withResolvers<CodeBatchStored>() };
      pending.push(waiting);
      if (pending.length === 1) setTimeout(storePending, GATHERED_FOR_MS);
      return waiting.promise;
    },
  };
}

function nextBatch([{ batch, side, receivedMs }, { session, last }]: [Waiting, KnownRoom]): NextBatch {
  return { author: { session, side }, batch, receivedMs, last };
}

/** Leaves nothing of a room in which nobody writes any more. */
function forgetOld(known: Map<string, KnownRoom>, nowMs: number): void {
  for (const [roomid, { untilMs }] of known) {
    if (untilMs > nowMs) return;
    known.delete(roomid);
  }
}
