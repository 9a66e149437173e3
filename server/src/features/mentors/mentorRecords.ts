import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import { offeredMinutes } from '@preproom/models/contract/sessions/offeredHours';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import { toAvailability } from '../sessions/freeTimes.ts';
import { readRatingComparisons } from '../sessions/ratingComparison.ts';
import { countCancellations } from '../sessions/team/cancellations.ts';

const SESSION_DAYS = 30;
const OFFERED_DAYS = 14;

export type MentorRecord = Pick<
  MentorFile,
  'sessions' | 'cancellations' | 'lateCancellations' | 'comparison' | 'offeredHours'
>;

/** What the team weighs beside each mentor's profile; each part is read by an index and within a limit. */
export async function readMentorRecords(
  database: Database,
  mentorIds: Types.ObjectId[],
  nowMs: number,
): Promise<(mentorId: Types.ObjectId) => MentorRecord> {
  const [sessions, cancellations, comparisonOf, hours] = await Promise.all([
    countSessions(database, mentorIds, nowMs),
    countCancellations(database, mentorIds, nowMs),
    readRatingComparisons(database, mentorIds),
    readOfferedHours(database, mentorIds, nowMs),
  ]);
  return (mentorId) => {
    const id = mentorId.toString();
    const { all, late } = cancellations.get(id) ?? { all: 0, late: 0 };
    return {
      sessions: sessions.get(id) ?? 0,
      cancellations: all,
      lateCancellations: late,
      comparison: comparisonOf(mentorId),
      offeredHours: hours.get(id) ?? 0,
    };
  };
}

async function countSessions({ sessions }: Database, mentorIds: Types.ObjectId[], nowMs: number) {
  const startsAt = { $gt: new Date(nowMs - SESSION_DAYS * DAY_MS) };
  const held = await sessions.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { mentorId: { $in: mentorIds }, startsAt, status: 'done' } },
    { $group: { _id: '$mentorId', count: { $sum: 1 } } },
  ]);
  return new Map(held.map(({ _id, count }) => [_id.toString(), count]));
}

async function readOfferedHours({ availabilities }: Database, mentorIds: Types.ObjectId[], nowMs: number) {
  const offered = await availabilities.find({ mentorId: { $in: mentorIds } }).lean();
  return new Map(
    offered.map((stored) => {
      const minutes = offeredMinutes(toAvailability(stored), nowMs, nowMs + OFFERED_DAYS * DAY_MS);
      return [stored.mentorId.toString(), minutes / 60];
    }),
  );
}
