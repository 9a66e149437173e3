import type { Meeting, OtherPerson, SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { presentMeeting, presentOther } from './session.present.ts';

/** Sessions as one of their two people sees them, in the given order, without readings. */
export async function presentMeetings(
  database: Database,
  sessions: readonly Session[],
  side: SessionSide,
): Promise<Meeting[]> {
  const [people, rated] = await Promise.all([
    findOthers(database, sessions, side),
    side === 'learner' ? findRated(database, sessions) : new Set<string>(),
  ]);
  return sessions.flatMap((session) => {
    const other = people.get(otherId(session, side).toString());
    const hasRated = rated.has(session.roomid);
    return other ? [presentMeeting(session, { other, side }, { expression: [], hasRated })] : [];
  });
}

/** One session as this side sees it, without readings. */
export async function presentOneMeeting(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<Meeting> {
  const _id = otherId(session, side);
  const [user, rated] = await Promise.all([
    database.users.findById(_id, { Name: 1, photo: 1 }).lean(),
    side === 'learner' ? findRated(database, [session]) : new Set<string>(),
  ]);
  const hasRated = rated.has(session.roomid);
  return presentMeeting(session, { other: presentOther(_id, user), side }, { expression: [], hasRated });
}

const otherId = ({ mentorId, learnerId }: Session, side: SessionSide) =>
  side === 'learner' ? mentorId : learnerId;

async function findOthers(
  database: Database,
  sessions: readonly Session[],
  side: SessionSide,
): Promise<Map<string, OtherPerson>> {
  const ids = sessions.map((session) => otherId(session, side));
  const users = await database.users.find({ _id: { $in: ids } }, { Name: 1, photo: 1 }).lean();
  const known = new Map(users.map((user) => [user._id.toString(), user]));
  return new Map(ids.map((id) => [id.toString(), presentOther(id, known.get(id.toString()))]));
}

/** The rooms of those sessions whose mentor the learner has rated. */
async function findRated(database: Database, sessions: readonly Session[]): Promise<Set<string>> {
  const roomids = sessions.map(({ roomid }) => roomid);
  const ratings = await database.mentorRatings.find({ roomid: { $in: roomids } }, { roomid: 1 }).lean();
  return new Set(ratings.map(({ roomid }) => roomid));
}
