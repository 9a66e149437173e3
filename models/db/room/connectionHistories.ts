import { AppError } from '../../contract/http/errors.ts';
import {
  type ConnectionHistory,
  type ConnectionHistoryPart,
  joinHistories,
} from '../../contract/room/connectionHistory.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import { staysWithin } from '../staysWithin.ts';

/** Most page loads per side and call. Further ones are refused. */
const MAX_PARTS = 20;

/**
 * Stores one page load's part of a side's connection history. Requests can arrive out of order, so a part only replaces one
 * that covers less time. Throws `too_many_requests` for more than 20 page loads.
 */
export async function storeConnectionHistory(
  database: Database,
  roomid: string,
  side: SessionSide,
  { partId, ...history }: ConnectionHistoryPart,
  now: Date,
): Promise<void> {
  const own = { roomid, side, partId };
  const known = await database.connectionHistories.find({ roomid, side }, { partId: 1 }).lean();
  const isNew = !known.some((part) => part.partId === partId);
  if (isNew && known.length >= MAX_PARTS) throw new AppError('too_many_requests');
  const older = { ...own, 'story.secondsInRoom': { $lte: history.secondsInRoom } };
  const change = { $set: { story: history }, $setOnInsert: { beganAt: now } };
  try {
    const { upsertedId } = await database.connectionHistories.updateOne(older, change, { upsert: true });
    if (
      upsertedId &&
      !(await staysWithin(database.connectionHistories, upsertedId, { roomid, side }, MAX_PARTS))
    )
      throw new AppError('too_many_requests');
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // A newer part is stored, or an older one was inserted concurrently.
    await database.connectionHistories.updateOne(older, change);
  }
}

/** A side's combined connection history; null if there is none. */
export async function readConnectionHistory(
  database: Database,
  roomid: string,
  side: SessionSide,
): Promise<ConnectionHistory | null> {
  const parts = await database.connectionHistories.find({ roomid, side }).sort({ beganAt: 1 }).lean();
  return joinHistories(parts.map(({ story }) => story));
}
