import { DAY_MS } from '../../../contract/http/durations.ts';
import { AppError } from '../../../contract/http/errors.ts';
import {
  CODE_RETENTION_DAYS,
  type CodeBatch,
  type CodeBatchStored,
  LATE_CODE_MS,
} from '../../../contract/room/code.ts';
import { MAX_CODE_BYTES, MAX_CODE_WRITERS } from '../../../contract/room/codeLimits.ts';
import { ROOM_OPENS_BEFORE_MS } from '../../../contract/sessions/meetingTime.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import type { Database } from '../../database.ts';
import { isDuplicateKey } from '../../errors.ts';
import type { Session } from '../../sessions/session.model.ts';
import type { CodeBatchDocument, CodeWriters } from './codeBatch.model.ts';
import { writersOf } from './codeUpdate.ts';

type CodeSession = Pick<Session, 'roomid' | 'learnerId' | 'mentorId' | 'startsAt'>;

/** A person in a session. */
export interface CodeAuthor {
  session: CodeSession;
  side: SessionSide;
}

/** Somebody else may take the place that was free a moment ago; two people cannot do it this often. */
const ATTEMPTS = 20;

/**
 * Stores a batch exactly once, at the next free place of the room. Throws `bad_request` (no update of code), `not_allowed` (written
 * as a page of the other side), `conflict` (somebody else's batch has this id), `too_late` (a day after the start) and `too_large`
 * (the room's code is full); then nothing of the batch is stored.
 */
export async function storeCodeBatch(
  database: Database,
  author: CodeAuthor,
  batch: CodeBatch,
  nowMs: number,
): Promise<CodeBatchStored> {
  const { roomid, startsAt } = author.session;
  const updates = batch.updates.map(([, encoded]) => Buffer.from(encoded, 'base64'));
  const writers = writersOfAll(updates);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const last = await database.codeBatches
      .findOne({ roomid }, { seq: 1, total: 1, writers: 1 })
      .sort({ seq: -1 })
      .lean<Pick<CodeBatchDocument, 'seq' | 'total' | 'writers'>>();
    try {
      if (nowMs > startsAt.getTime() + LATE_CODE_MS) throw new AppError('too_late');
      const next = following(last, author.side, writers, updates);
      const entry = { ...ownFields(author), ...next, batchId: batch.id, updates };
      await database.codeBatches.create({ ...entry, times: timesOf(batch, author.session, nowMs) });
      return { seq: next.seq, duplicate: false };
    } catch (error) {
      // Hardly any batch is sent twice, so only one that is refused is looked for.
      const stored = await findStored(database, author, batch);
      if (stored) return stored;
      // Another batch took the place.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError('unavailable');
}

async function findStored(
  database: Database,
  { session, side }: CodeAuthor,
  { id }: CodeBatch,
): Promise<CodeBatchStored | null> {
  const { roomid } = session;
  const stored = await database.codeBatches.findOne({ roomid, batchId: id }, { seq: 1, side: 1 }).lean();
  if (!stored) return null;
  if (stored.side !== side) throw new AppError('conflict');
  return { seq: stored.seq, duplicate: true };
}

function writersOfAll(updates: readonly Buffer[]): number[] {
  try {
    return [...new Set(updates.flatMap((update) => writersOf(update)))];
  } catch (cause) {
    const fields = { updates: 'not an update of code' };
    throw new AppError('bad_request', undefined, { fields, cause });
  }
}

/** The place after the last batch, and the sums with this one. */
function following(
  last: Pick<CodeBatchDocument, 'seq' | 'total' | 'writers'> | null,
  side: SessionSide,
  clients: readonly number[],
  updates: readonly Buffer[],
): Pick<CodeBatchDocument, 'seq' | 'total' | 'writers'> {
  const total = (last?.total ?? 0) + updates.reduce((sum, { length }) => sum + length, 0);
  const writers = withWriters(last?.writers ?? { learner: [], mentor: [] }, side, clients);
  if (total > MAX_CODE_BYTES || writers.learner.length + writers.mentor.length > MAX_CODE_WRITERS)
    throw new AppError('too_large');
  return { seq: (last?.seq ?? 0) + 1, total, writers };
}

/** A page load belongs to the side that wrote with it first. Throws `not_allowed` when that is the other side. */
function withWriters(
  { learner, mentor }: CodeWriters,
  side: SessionSide,
  clients: readonly number[],
): CodeWriters {
  const [own, others] = side === 'learner' ? [learner, mentor] : [mentor, learner];
  if (clients.some((client) => others.includes(client))) throw new AppError('not_allowed');
  const known = [...new Set([...own, ...clients])];
  return side === 'learner' ? { learner: known, mentor } : { learner, mentor: known };
}

function ownFields({ session, side }: CodeAuthor) {
  const { roomid, learnerId, mentorId, startsAt } = session;
  const user = side === 'learner' ? learnerId : mentorId;
  const expireAt = new Date(startsAt.getTime() + CODE_RETENTION_DAYS * DAY_MS);
  return { roomid, learnerId, user, side, expireAt };
}

/** By the server's clock, in the order of the updates; a device's clock that jumped leads out of neither the room's time nor the order. */
function timesOf({ updates }: CodeBatch, { startsAt }: CodeSession, nowMs: number): number[] {
  let earliestMs = Math.min(startsAt.getTime() - ROOM_OPENS_BEFORE_MS, nowMs);
  return updates.map(([ageMs]) => {
    earliestMs = Math.max(earliestMs, nowMs - ageMs);
    return earliestMs;
  });
}
