import { INDIA, nextDays } from '@preproom/models/contract/http/indianDays';
import type { MentorHome } from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { presentMeetings } from '../meetings.ts';

const WEEK_DAYS = 7;
const MAX_DUE = 20;
/** Feedback is asked for among so many of the latest sessions, so that the call stays quick for a mentor with thousands. */
const DUE_AMONG = 100;

/** What the mentor's dashboard shows beside their upcoming sessions. */
export async function readMentorHome(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  mentorId: string,
): Promise<MentorHome> {
  const [availability, profile, feedbackDue] = await Promise.all([
    database.availabilities.findOne({ mentorId }, { timeZone: 1 }).lean(),
    database.mentorProfiles
      .findOne({ userId: mentorId }, { ratingSum: 1, ratingCount: 1, nextFreeAt: 1 })
      .lean(),
    findFeedbackDue(database, mentorId),
  ]);
  const timeZone = availability?.timeZone ?? INDIA;
  const { ratingSum = 0, ratingCount = 0, nextFreeAt = null } = profile ?? {};
  return {
    feedbackDue,
    week: { days: await readWeek(database, mentorId, nextDays(clock.now(), timeZone, WEEK_DAYS)), timeZone },
    rating: { average: ratingCount > 0 ? ratingSum / ratingCount : null, count: ratingCount },
    nextFreeAt: nextFreeAt?.toISOString() ?? null,
    offersTimes: availability !== null,
  };
}

/** Sessions of seven days from today on, in the mentor's time zone. Those that were cancelled or missed are no load. */
async function readWeek(
  database: Database,
  mentorId: string,
  { days, from, to }: ReturnType<typeof nextDays>,
): Promise<MentorHome['week']['days']> {
  const sessions = await database.sessions
    .find(
      { mentorId, startsAt: { $gte: from, $lt: to }, status: { $in: ['booked', 'live', 'done'] } },
      { startsAt: 1 },
    )
    .lean();
  return days.map((day) => ({
    date: day.date,
    sessions: sessions.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.to).length,
  }));
}

/** Sessions that took place and whose learner still waits for feedback, the longest first. */
async function findFeedbackDue(database: Database, mentorId: string): Promise<Meeting[]> {
  const done = await database.sessions
    .find({ mentorId, status: 'done' })
    .sort({ startsAt: -1 })
    .limit(DUE_AMONG)
    .lean<Session[]>();
  const roomids = done.map(({ roomid }) => roomid);
  const given = await database.feedback
    .find({ roomid: { $in: roomids }, state: 'submitted' }, { roomid: 1 })
    .lean();
  const answered = new Set(given.map(({ roomid }) => roomid));
  const due = done
    .filter(({ roomid }) => !answered.has(roomid))
    .reverse()
    .slice(0, MAX_DUE);
  const meetings = await presentMeetings(database, due, 'mentor');
  // Feedback for a deleted account is refused.
  return meetings.filter(({ with: { Name } }) => Name !== null);
}
