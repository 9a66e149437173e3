import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { sessionClaims } from '../../contract/sessions/sessionLife.ts';
import { timeSteps } from '../../contract/sessions/sessions.ts';
import { signLogin } from '../../runtime/loginToken.ts';
import type { FileDocument } from '../accounts/file.model.ts';
import type { UserDocument } from '../accounts/user.model.ts';
import type { Database } from '../database.ts';
import type { StudentProfileDocument } from '../learners/studentProfile.model.ts';
import type { SessionDocument } from '../sessions/session.model.ts';

const SESSION_MS = 45 * 60_000;
const LOGIN_MS = 24 * 60 * 60_000;

/** A room id unique within the test run. */
export function anyRoomId(): string {
  return Array.from({ length: 12 }, () => randomInt(36).toString(36)).join('');
}

/** A stored user who has never logged in. By default `passwordHash` matches no password, and an admin has all rights. */
export function createUser(database: Database, change: Partial<UserDocument> = {}) {
  return database.users.create({
    Name: 'Asha Rao',
    Email: `${anyRoomId()}@people.example`,
    role: 'user',
    passwordHash: 'none',
    createdAt: new Date(),
    ...(change.role === 'admin' && { rights: ['everything' as const] }),
    ...change,
  });
}

/** A stored login valid for a day, with its token. */
export async function createLogin(
  database: Database,
  userId: Types.ObjectId,
  jwtSecret: string,
  nowMs = Date.now(),
) {
  const createdAt = new Date(nowMs);
  const expiresAt = new Date(nowMs + LOGIN_MS);
  const login = await database.logins.create({ userId, createdAt, lastSeenAt: createdAt, expiresAt });
  const claims = { userId: userId.toString(), loginId: login._id.toString() };
  return { ...claims, token: signLogin(claims, jwtSecret, expiresAt) };
}

/** A learner's complete profile; an adult's unless another date of birth is given. */
export function createProfile(
  database: Database,
  { _id: userId }: { _id: Types.ObjectId },
  change: Partial<StudentProfileDocument> = {},
) {
  return database.studentProfiles.create({
    userId,
    dateOfBirth: '2003-04-12',
    education: {
      college: 'College of Engineering, Pune',
      degree: 'B.Tech',
      branch: 'Mechanical',
      year: 2027,
    },
    goal: { targetRole: 'Design engineer', programId: null, interviewDate: null },
    skills: { programmingLanguages: ['Python'], frameworks: [], databases: [], expertiseAreas: [] },
    updatedAt: new Date(),
    ...change,
  });
}

/** A stored session that starts now. By default its two people don't exist. */
export function createSession(database: Database, change: Partial<SessionDocument> = {}) {
  const startsAt = change.startsAt ?? new Date();
  const steps = timeSteps(startsAt.getTime(), startsAt.getTime() + SESSION_MS);
  return database.sessions.create({
    roomid: anyRoomId(),
    learnerId: new Types.ObjectId(),
    mentorId: new Types.ObjectId(),
    round: 'HR Round 1',
    startsAt,
    learnerSteps: steps,
    mentorSteps: steps,
    ...sessionClaims(change.status ?? 'booked'),
    ...change,
  });
}

/** The record of a private file without content. By default its owner doesn't exist. */
export function createFile(database: Database, change: Partial<FileDocument> = {}) {
  const content = { name: 'resume.pdf', type: 'application/pdf', size: 100, parts: ['resume.pdf'] };
  return database.files.create({
    ...content,
    folder: 'resume',
    ownerId: new Types.ObjectId(),
    itemId: new Types.ObjectId(),
    state: 'ready',
    createdAt: new Date(),
    ...change,
  });
}
