import { AppError } from '../../contract/http/errors.ts';
import type { Report } from '../../contract/room/safety.ts';
import { isRunning } from '../../contract/room/sessionLife.ts';
import type { SessionSide } from '../../contract/room/sessions.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import type { Session } from '../sessions/session.model.ts';
import { applySessionEvent } from '../sessions/sessionChanges.ts';

/** Who speaks about whom. */
function directionOf({ learnerId, mentorId }: Session, side: SessionSide) {
  return side === 'learner' ? { by: learnerId, against: mentorId } : { by: mentorId, against: learnerId };
}

/** More than anybody has to say of one session; all of them are read together. */
const MAX_STATEMENTS = 100;

/**
 * Adds a statement to this side's report, which is made with the first one. The same statement again changes nothing. Throws
 * `too_many_requests` for more than 100.
 */
export async function storeReport(
  database: Database,
  session: Session,
  side: SessionSide,
  { id, reason, note, endInterview, block }: Report,
  at: Date,
): Promise<void> {
  const { by, against } = directionOf(session, side);
  const { roomid, status } = session;
  await ensure(
    database.reports.updateOne(
      { roomid, by },
      { $setOnInsert: { against, state: 'open', lastAt: at, statements: [] } },
      { upsert: true },
    ),
  );
  const wishes = { wantedEnd: endInterview, wantedBlock: block };
  const statement = { requestId: id, reason, note, at, sessionStatus: status, ...wishes };
  const isRoomLeft = { [`statements.${MAX_STATEMENTS - 1}`]: { $exists: false } };
  const { matchedCount } = await database.reports.updateOne(
    { roomid, by, 'statements.requestId': { $ne: id }, ...isRoomLeft },
    { $set: { state: 'open', lastAt: at }, $push: { statements: statement } },
  );
  if (matchedCount === 1) return;
  const isStored = await database.reports.exists({ roomid, by, 'statements.requestId': id });
  if (!isStored) throw new AppError('too_many_requests');
}

/** From now on the pair cannot join another session of theirs (`assertNotBlocked`). */
export async function blockPair(
  database: Database,
  session: Session,
  side: SessionSide,
  at: Date,
): Promise<void> {
  const pair = directionOf(session, side);
  const { roomid } = session;
  await ensure(database.blocks.updateOne(pair, { $setOnInsert: { roomid, at } }, { upsert: true }));
}

/** Of several upserts at once a unique index refuses all but one: what they would make is there. */
async function ensure(upsert: PromiseLike<unknown>): Promise<void> {
  try {
    await upsert;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Throws `meeting_off` when either of the two has blocked the other in another session of theirs: who did, and where, is not
 * told. The session in which it was said may be talked to its end.
 */
export async function assertNotBlocked(
  database: Database,
  { roomid, learnerId, mentorId }: Session,
): Promise<void> {
  const pair = [learnerId, mentorId];
  const block = await database.blocks.exists({
    by: { $in: pair },
    against: { $in: pair },
    roomid: { $ne: roomid },
  });
  if (block) throw new AppError('meeting_off');
}

/** A few times, because others may move the session on between reading and writing; each can happen only once. */
const TRIES = 3;

/**
 * Ends a session for safety's sake: one that goes on is done, one that has not begun is cancelled. True when this call ended
 * it, false when it was over already.
 */
export async function endForSafety(database: Database, roomid: string, nowMs: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const session = await database.sessions.findOne({ roomid }).lean<Session>();
    if (!session || !isRunning(session.status)) return false;
    if (await applySessionEvent(database, session, 'ended_for_safety', nowMs)) return true;
  }
  throw new AppError('unavailable');
}
