import { AppError } from '../../contract/http/errors.ts';
import { joinStories, type LineStory, type LineStoryPart } from '../../contract/room/connectionHistory.ts';
import type { SessionSide } from '../../contract/room/sessions.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';

/** Page loads of one side in one call; who reloads more often has told enough. */
const MAX_PARTS = 20;

/**
 * Keeps one page load's part of a side's story. Requests may overtake each other: only a part that tells of more time replaces
 * what is there. Throws `too_many_requests` for more than 20 page loads.
 */
export async function keepLineStory(
  database: Database,
  roomid: string,
  side: SessionSide,
  { partId, ...story }: LineStoryPart,
  now: Date,
): Promise<void> {
  const own = { roomid, side, partId };
  const known = await database.lineStories.find({ roomid, side }, { partId: 1 }).lean();
  const isNew = !known.some((part) => part.partId === partId);
  if (isNew && known.length >= MAX_PARTS) throw new AppError('too_many_requests');
  const older = { ...own, 'story.secondsInRoom': { $lte: story.secondsInRoom } };
  const change = { $set: { story }, $setOnInsert: { beganAt: now } };
  try {
    await database.lineStories.updateOne(older, change, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Something newer is there, or something older came first at the same moment.
    await database.lineStories.updateOne(older, change);
  }
}

/** The whole story of one side; null when there is none. */
export async function readLineStory(
  database: Database,
  roomid: string,
  side: SessionSide,
): Promise<LineStory | null> {
  const parts = await database.lineStories.find({ roomid, side }).sort({ beganAt: 1 }).lean();
  return joinStories(parts.map(({ story }) => story));
}
