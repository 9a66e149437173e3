import { AppError } from '../../contract/http/errors.ts';
import type { Report } from '../../contract/room/safety.ts';
import { isRunning } from '../../contract/sessions/sessionLife.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import type { Session } from '../sessions/session.model.ts';
import { applySessionEvent } from '../sessions/sessionChanges.ts';
import type { ReportedMessage } from './report.model.ts';

/** The reporting side and the reported person. */
function directionOf({ learnerId, mentorId }: Session, side: SessionSide) {
  return side === 'learner' ? { by: learnerId, against: mentorId } : { by: mentorId, against: learnerId };
}

/** Most statements per report, because they are all read together. */
const MAX_STATEMENTS = 100;
/** So many of the latest messages show what led to a statement. */
const REPORTED_MESSAGES = 50;

/**
 * Adds a statement to this side's report, with what the two last wrote to each other, creating the report with the first one. A resent statement changes nothing. Throws
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
      { $setOnInsert: { against, state: 'open', handled: null, lastAt: at, statements: [] } },
      { upsert: true },
    ),
  );
  const wishes = { wantedEnd: endInterview, wantedBlock: block };
  const statement = { requestId: id, reason, note, at, sessionStatus: status, ...wishes };
  const messages = await lastMessages(database, roomid, by);
  const isRoomLeft = { [`statements.${MAX_STATEMENTS - 1}`]: { $exists: false } };
  const { matchedCount } = await database.reports.updateOne(
    { roomid, by, 'statements.requestId': { $ne: id }, ...isRoomLeft },
    {
      $set: { state: 'open', handled: null, lastAt: at },
      $push: { statements: statement },
      $addToSet: { messages: { $each: messages } },
    },
  );
  if (matchedCount === 1) return;
  const isStored = await database.reports.exists({ roomid, by, 'statements.requestId': id });
  if (!isStored) throw new AppError('too_many_requests');
}

/** As they are kept with a report, so that they stay for the team when their writer leaves. */
async function lastMessages(
  { sessionMessages }: Database,
  roomid: string,
  reporter: Session['learnerId'],
): Promise<ReportedMessage[]> {
  const latest = await sessionMessages
    .find({ roomid })
    .sort({ at: -1, _id: -1 })
    .limit(REPORTED_MESSAGES)
    .lean();
  return latest.map(({ messageId, from, text, at }) => ({
    messageId,
    isByReporter: from.equals(reporter),
    text,
    at,
  }));
}

/** Stores a block. The pair can't join another session together (`assertNotBlocked`). */
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

/** Ignores a duplicate key: a concurrent upsert has created the same document. */
async function ensure(upsert: PromiseLike<unknown>): Promise<void> {
  try {
    await upsert;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Throws `meeting_off` if either person has blocked the other in another session. The error doesn't say who or where. The
 * session in which the block was made may continue to its end.
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

/** Attempts, because a concurrent event may change the status between read and write. Each event can happen only once. */
const TRIES = 3;

/**
 * Ends a session for safety: a live one becomes done, a booked one cancelled. True if this call ended it, false if it was
 * already over.
 */
export async function endForSafety(database: Database, roomid: string, nowMs: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const session = await database.sessions.findOne({ roomid }).lean<Session>();
    if (!session || !isRunning(session.status)) return false;
    if (await applySessionEvent(database, session, 'ended_for_safety', nowMs)) return true;
  }
  throw new AppError('unavailable');
}
