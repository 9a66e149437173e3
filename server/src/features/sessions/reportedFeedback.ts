import type { ReportedFeedback } from '@preproom/models/contract/reports/feedback';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/** The learner's submitted feedback, latest first. `except` leaves out one session. */
export async function findReportedFeedback(
  database: Database,
  learnerId: Types.ObjectId | string,
  { limit, except }: { limit: number; except?: string },
): Promise<ReportedFeedback[]> {
  const others = except === undefined ? {} : { roomid: { $ne: except } };
  const submitted = await database.feedback
    .find({ learnerId, state: 'submitted', ...others })
    .sort({ submittedAt: -1 })
    .limit(limit)
    .lean();
  const roomids = submitted.map(({ roomid }) => roomid);
  const [sessions, mentors] = await Promise.all([
    database.sessions.find({ roomid: { $in: roomids } }, { roomid: 1, round: 1, isFree: 1 }).lean(),
    database.users.find({ _id: { $in: submitted.map(({ mentorId }) => mentorId) } }, { Name: 1 }).lean(),
  ]);
  const held = new Map(sessions.map((session) => [session.roomid, session]));
  const names = new Map(mentors.map(({ _id, Name }) => [_id.toString(), Name]));
  return submitted.flatMap(({ roomid, mentorId, submittedAt, ratings }) => {
    const session = held.get(roomid);
    if (!session || !submittedAt) return [];
    return [
      {
        roomid,
        mentorId: mentorId.toString(),
        mentorName: names.get(mentorId.toString()) ?? null,
        round: session.round,
        isFree: session.isFree,
        submittedAt: submittedAt.toISOString(),
        ratings: ratings as Record<string, string | number>,
      },
    ];
  });
}
