import type { EarlierRatings, LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';

/** More sessions than anyone has; a bound for the query. */
const MAX_COMPARED = 500;

/** The learner's first session with feedback, and the last one before this, both earlier than this session. */
export async function readEarlierRatings(
  database: Database,
  { roomid, learnerId, startsAt }: Session,
): Promise<Pick<LearnerReport, 'first' | 'previous'>> {
  const submitted = await database.feedback
    .find({ learnerId, state: 'submitted', roomid: { $ne: roomid } }, { roomid: 1, ratings: 1 })
    .sort({ submittedAt: -1 })
    .limit(MAX_COMPARED)
    .lean();
  const sessions = await database.sessions
    .find(
      { roomid: { $in: submitted.map((feedback) => feedback.roomid) }, startsAt: { $lt: startsAt } },
      { roomid: 1, round: 1, isFree: 1, startsAt: 1 },
    )
    .sort({ startsAt: 1 })
    .lean();
  const ratingsOf = (session: (typeof sessions)[number] | undefined): EarlierRatings | null => {
    const feedback = submitted.find((one) => one.roomid === session?.roomid);
    if (!session || !feedback) return null;
    return {
      roomid: session.roomid,
      round: session.round,
      isFree: session.isFree,
      startsAt: session.startsAt.toISOString(),
      ratings: feedback.ratings as EarlierRatings['ratings'],
    };
  };
  return {
    first: ratingsOf(sessions[0]),
    previous: sessions.length > 1 ? ratingsOf(sessions.at(-1)) : null,
  };
}
