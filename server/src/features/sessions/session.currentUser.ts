import type { ExpressionPoint } from '@preproom/models/contract/readings/readings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { readExpressionPoints } from '@preproom/models/db/readings/readingSummary';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { CurrentUserPart } from '../../currentUser/currentUserPart.ts';
import { findSessions } from './findSessions.ts';
import { presentMeetings } from './meetings.ts';
import { findIntroduction } from './usedRounds.ts';

const MAX_READ_SESSIONS = 10;

/** The person's sessions; for a learner with their readings, and the free introduction. */
export const sessionPart = {
  empty: { meeting: [], introduction: null },
  read: {
    async user({ database }, { _id }, { without }) {
      const [meeting, introduction] = await Promise.all([
        readOwnMeetings(database, _id.toString(), without !== 'expression'),
        findIntroduction(database, _id),
      ]);
      return { meeting, introduction };
    },
    async mentor({ database }, { _id }) {
      const sessions = await findSessions(database, { userId: _id.toString(), role: 'mentor' });
      return { meeting: await presentMeetings(database, sessions, 'mentor') };
    },
  },
} satisfies CurrentUserPart;

async function readOwnMeetings(
  database: Database,
  userId: string,
  withReadings: boolean,
): Promise<Meeting[]> {
  const sessions = await findSessions(database, { userId, role: 'user' });
  const [meetings, points] = await Promise.all([
    presentMeetings(database, sessions, 'learner'),
    withReadings ? findPoints(database, sessions) : new Map<string, ExpressionPoint[]>(),
  ]);
  return meetings.map((meeting) => ({ ...meeting, expression: points.get(meeting.roomid) ?? [] }));
}

async function findPoints(database: Database, sessions: Session[]): Promise<Map<string, ExpressionPoint[]>> {
  const read = sessions.filter(({ status, expression }) => status === 'live' || (expression?.n ?? 0) > 0);
  const [first] = read;
  if (!first) return new Map();
  const roomids = read.slice(0, MAX_READ_SESSIONS).map(({ roomid }) => roomid);
  return readExpressionPoints(database, first.learnerId, roomids);
}
