import { DAY_MS } from '../../../contract/http/durations.ts';
import { AppError } from '../../../contract/http/errors.ts';
import { CODE_RETENTION_DAYS, type CodeBatch, LATE_CODE_MS } from '../../../contract/room/code.ts';
import { MAX_CODE_BYTES, MAX_CODE_WRITERS } from '../../../contract/room/codeLimits.ts';
import { ROOM_OPENS_BEFORE_MS } from '../../../contract/sessions/meetingTime.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import type { Session } from '../../sessions/session.model.ts';
import type { CodeBatchDocument, CodeWriters } from './codeBatch.model.ts';
import { writersOf } from './codeUpdate.ts';

/** What storing a batch needs of its session. */
export type CodeSession = Pick<Session, 'roomid' | 'learnerId' | 'mentorId' | 'startsAt'>;

/** A person in a session. */
export interface CodeAuthor {
  session: CodeSession;
  side: SessionSide;
}

/** What a room's newest batch says of itself and all before it. */
export type LastBatch = Pick<CodeBatchDocument, 'seq' | 'total' | 'writers'>;

/**
 * Makes the document that stores a batch; `last` is the batch before it in the room, or null. Throws `bad_request` (no update of code),
 * `not_allowed` (written as a page of the other side), `too_late` (a day after the start) and `too_large` (the room's code is full).
 */
export function codeEntry(
  author: CodeAuthor,
  last: LastBatch | null,
  batch: CodeBatch,
  nowMs: number,
): CodeBatchDocument {
  const { session, side } = author;
  if (nowMs > session.startsAt.getTime() + LATE_CODE_MS) throw new AppError('too_late');
  const updates = batch.updates.map(([, encoded]) => Buffer.from(encoded, 'base64'));
  return {
    ...ownFields(author),
    ...following(last, side, writersOfAll(updates), updates),
    batchId: batch.id,
    updates,
    times: timesOf(batch, session, nowMs),
  };
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
  last: LastBatch | null,
  side: SessionSide,
  clients: readonly number[],
  updates: readonly Buffer[],
): LastBatch {
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
