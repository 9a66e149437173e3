import type { Role } from '@preproom/models/contract/accounts/users';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { BOTH_LEFT_GRACE_MS, LIVE_LIMIT_MS } from '@preproom/models/contract/sessions/meetingTime';
import { sessionClaims } from '@preproom/models/contract/sessions/sessionLife';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import type { Types } from 'mongoose';
import { ensureAccount } from '../../accounts/account.service.ts';
import { createSession } from '../../sessions/createSession.ts';
import { ensureDemoMentor } from './demoMentor.ts';

export const DEMO_PASSWORD = 'demo-demo-demo';
/** Their names say that they are demo people, so that nobody takes them for real ones. */
const DEMO_PEOPLE = {
  learner: { Name: 'Demo Learner', Email: 'learner.demo@preproom.example', role: 'user' },
  mentor: { Name: 'Demo Mentor', Email: 'mentor.demo@preproom.example', role: 'mentor' },
  other: { Name: 'Other Demo Learner', Email: 'other.demo@preproom.example', role: 'user' },
  admin: { Name: 'Demo Admin', Email: 'admin.demo@preproom.example', role: 'admin' },
} as const satisfies Record<string, { Name: string; Email: string; role: Role }>;
export type DemoPerson = keyof typeof DEMO_PEOPLE;

export function isDemoPerson(name: unknown): name is DemoPerson {
  return typeof name === 'string' && Object.hasOwn(DEMO_PEOPLE, name);
}

export async function ensureDemoPerson(database: Database, person: DemoPerson, now: Date) {
  const user = await ensureAccount(database, { ...DEMO_PEOPLE[person], password: DEMO_PASSWORD }, now);
  if (user.role === 'mentor') await ensureDemoMentor(database, user, now);
  if (user.role === 'user') await ensureStudentProfile(database, user._id, now);
  return user;
}

/** An adult, so that expression readings can be tried. */
async function ensureStudentProfile(database: Database, userId: Types.ObjectId, now: Date): Promise<void> {
  const education = {
    college: 'Demo Institute of Technology, Pune',
    degree: 'B.Tech',
    branch: 'Computer Science',
    year: now.getUTCFullYear() + 1,
  };
  const skills = {
    programmingLanguages: ['Java', 'Python', 'SQL'],
    frameworks: ['React', 'Spring Boot'],
    databases: ['MySQL'],
    expertiseAreas: ['Data structures and algorithms', 'System design'],
  };
  const goal = { targetRole: 'Software engineer', programId: null, interviewDate: null };
  const profile = { dateOfBirth: '2003-04-12', education, goal, skills, guardian: null, updatedAt: now };
  await database.studentProfiles
    .updateOne({ userId }, { $setOnInsert: profile }, { upsert: true })
    // A concurrent request created it.
    .catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

/** The demo people's session: one that is live or began within the last 15 minutes, else a new one that begins now. */
export async function ensureDemoSession(database: Database, nowMs: number): Promise<{ roomid: string }> {
  const now = new Date(nowMs);
  const learner = await ensureDemoPerson(database, 'learner', now);
  const mentor = await ensureDemoPerson(database, 'mentor', now);
  const pair = { learnerId: learner._id, mentorId: mentor._id, status: { $in: ['booked', 'live'] as const } };
  const since = (ms: number) => ({ $gt: new Date(nowMs - ms) });
  const goesOn = {
    status: 'live' as const,
    lastPresenceAt: since(BOTH_LEFT_GRACE_MS),
    startsAt: since(LIVE_LIMIT_MS),
  };
  // One that they have booked for later is not the demo.
  const justBegan = { ...since(15 * MINUTE_MS), $lte: now };
  const current = await database.sessions
    .findOne({ ...pair, $or: [goesOn, { startsAt: justBegan }] })
    .sort({ startsAt: -1 })
    .lean();
  if (current) return current;
  // Others that occupy the same times are ended or cancelled first.
  for (const session of await database.sessions.find({ ...pair, status: 'live' }).lean<Session[]>()) {
    await applySessionEvent(database, session, 'end_pressed', nowMs);
  }
  const overlaps = {
    ...pair,
    startsAt: { $lt: new Date(nowMs + SESSION_MINUTES * MINUTE_MS) },
    // A click at the same moment has made this one meanwhile.
    $nor: [{ startsAt: justBegan }],
  };
  await database.sessions.updateMany(overlaps, {
    $set: { status: 'cancelled', ...sessionClaims('cancelled') },
  });
  return createDemoSession(database, { learnerId: learner._id, mentorId: mentor._id }, nowMs);
}

async function createDemoSession(
  database: Database,
  people: Pick<Session, 'learnerId' | 'mentorId'>,
  nowMs: number,
): Promise<{ roomid: string }> {
  const startsAt = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS);
  try {
    return await createSession(database, { ...people, round: 'HR Round 1', startsAt });
  } catch (error) {
    // A concurrent request created a session at the same time.
    if (!isDuplicateKey(error)) throw error;
    return database.sessions
      .findOne({ ...people, holdsTime: true, startsAt: { $lte: new Date(nowMs) } })
      .sort({ startsAt: -1 })
      .lean()
      .orFail();
  }
}
