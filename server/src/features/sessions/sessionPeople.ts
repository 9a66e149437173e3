import type { Language } from '@preproom/models/contract/http/language';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';
import type { Database } from '@preproom/models/db/database';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

/** One of a session's two people, as far as mails to them need it. */
export interface SessionPerson {
  side: SessionSide;
  userId: Types.ObjectId;
  name: string;
  email: string;
  language: Language;
  /** In which a mentor offers times; null for learners and for mentors who have not said. */
  timeZone: string | null;
  otherId: Types.ObjectId;
  /** Null once the other's account is deleted, or is about to be. */
  otherName: string | null;
}

/** The session's people whose accounts stand. */
export async function findSessionPeople(
  database: Database,
  { learnerId, mentorId }: Pick<Session, 'learnerId' | 'mentorId'>,
): Promise<SessionPerson[]> {
  const [users, availability] = await Promise.all([
    database.users
      .find({ _id: { $in: [learnerId, mentorId] }, ...STANDING }, { Name: 1, Email: 1, language: 1 })
      .lean(),
    database.availabilities.findOne({ mentorId }, { timeZone: 1 }).lean(),
  ]);
  const userOf = (id: Types.ObjectId) => users.find(({ _id }) => _id.equals(id));
  return SESSION_SIDES.flatMap((side) => {
    const [userId, otherId] = side === 'learner' ? [learnerId, mentorId] : [mentorId, learnerId];
    const user = userOf(userId);
    if (!user) return [];
    const { Name: name, Email: email, language } = user;
    const timeZone = side === 'mentor' ? (availability?.timeZone ?? null) : null;
    return {
      side,
      userId,
      name,
      email,
      language,
      timeZone,
      otherId,
      otherName: userOf(otherId)?.Name ?? null,
    };
  });
}
