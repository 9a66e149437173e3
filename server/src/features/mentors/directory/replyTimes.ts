import { DAY_MS } from '@preproom/models/contract/http/durations';
import { usualReplyHours } from '@preproom/models/contract/mentors/replyTime';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'mentors:replyTimes': Record<string, never>;
  }
}

const COUNTED_DAYS = 90;
/** A message that is not answered yet counts as unanswered only after this long. */
const PATIENCE_MS = 3 * DAY_MS;

/** Keeps in each verified mentor's profile how soon they usually reply, for their page and the list. */
export async function refreshReplyTimes({ database, clock }: Pick<AppDeps, 'database' | 'clock'>) {
  const verified = database.mentorProfiles.find({ status: 'verified' }, { userId: 1, replyHours: 1 });
  for await (const profile of verified.lean().cursor()) {
    const { _id, userId, replyHours: known = null } = profile;
    const replyHours = usualReplyHours(await waitsFor(database, userId, clock.now()));
    if (replyHours !== known) await database.mentorProfiles.updateOne({ _id }, { $set: { replyHours } });
  }
}

/** For each session in which a learner has written lately: how long their first message waited for the mentor's next one. */
async function waitsFor(
  { sessionMessages }: Database,
  mentorId: Types.ObjectId,
  nowMs: number,
): Promise<number[]> {
  const at = { $gte: new Date(nowMs - COUNTED_DAYS * DAY_MS) };
  const asked = firstAt(await sessionMessages.find({ to: mentorId, at }, { roomid: 1, at: 1 }).lean());
  const roomids = [...asked.keys()];
  const sent = await sessionMessages
    .find({ roomid: { $in: roomids }, from: mentorId, at }, { roomid: 1, at: 1 })
    .lean();
  const answered = firstAt(sent.filter(({ roomid, at }) => at.getTime() > (asked.get(roomid) ?? Infinity)));
  return [...asked].flatMap(([roomid, askedMs]) => {
    const answeredMs = answered.get(roomid);
    if (answeredMs !== undefined) return [answeredMs - askedMs];
    return nowMs - askedMs > PATIENCE_MS ? [Infinity] : [];
  });
}

/** The earliest of each session, in milliseconds. */
function firstAt(messages: readonly { roomid: string; at: Date }[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { roomid, at } of messages)
    first.set(roomid, Math.min(at.getTime(), first.get(roomid) ?? Infinity));
  return first;
}
