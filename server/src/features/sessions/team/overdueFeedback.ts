import { DAY_MS } from '@preproom/models/contract/http/durations';
import { overdueBeforeMs } from '@preproom/models/contract/reports/feedbackDue';
import { MAX_COUNTED } from '@preproom/models/contract/team/welcome';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

/** Overdue feedback is looked for in sessions of the last two weeks. */
const LOOKED_FOR_MS = 14 * DAY_MS;

export type OverdueSession = Pick<Session, 'roomid' | 'mentorId' | 'learnerId' | 'startsAt'>;

/**
 * Sessions without feedback, the oldest first, among the latest 1,000 that can be overdue. Those of deleted learners are left
 * out, because feedback on them is refused.
 */
export async function findOverdueFeedback(database: Database, nowMs: number): Promise<OverdueSession[]> {
  const startsAt = {
    $gt: new Date(nowMs - LOOKED_FOR_MS),
    $lt: new Date(overdueBeforeMs(nowMs)),
  };
  const done = await database.sessions
    .find({ status: 'done', startsAt }, { roomid: 1, mentorId: 1, learnerId: 1, startsAt: 1 })
    .sort({ startsAt: -1 })
    .limit(MAX_COUNTED)
    .lean<OverdueSession[]>();
  const roomids = done.map(({ roomid }) => roomid);
  const given = await database.feedback
    .find({ roomid: { $in: roomids }, state: 'submitted' }, { roomid: 1 })
    .lean();
  const answered = new Set(given.map(({ roomid }) => roomid));
  const waiting = done.filter(({ roomid }) => !answered.has(roomid)).reverse();
  const standing = await existing(
    database,
    waiting.map(({ learnerId }) => learnerId),
  );
  return waiting.filter(({ learnerId }) => standing.has(learnerId.toString()));
}

async function existing({ users }: Database, ids: Types.ObjectId[]): Promise<Set<string>> {
  const people = await users.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  return new Set(people.map(({ _id }) => _id.toString()));
}
