import { AppError } from '@preproom/models/contract/http/errors';
import {
  type MentorAct,
  type MentorStatus,
  nextMentorStatus,
} from '@preproom/models/contract/people/mentorLife';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { MentorMove, MentorProfileRecord } from '@preproom/models/db/people/mentorProfile.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { endLogins } from '../accounts/logins.ts';
import { cancelBooked } from '../sessions/cancelBooked.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Runs the side effects of a mentor's new status. */
    'mentor:settle': { userId: string };
  }
}

/** Much longer than the write takes: the job must not run before it. */
const SETTLE_AFTER_MS = 60_000;

export interface Move {
  userId: Types.ObjectId;
  act: MentorAct;
  from: MentorStatus;
  reason: string | null;
  actorId: Types.ObjectId;
  /** The profile revision that was reviewed, for moves that depend on it. */
  revision?: number;
}

type MoveDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs'> & SettleDeps;
export type SettleDeps = Pick<AppDeps, 'database' | 'clock' | 'mail' | 'endLogin' | 'closeRoom'>;

/**
 * Changes a mentor's status in one conditional write that checks the current status and the reviewed revision, and stores the
 * pending side effects with it. The job that completes them after a crash is stored first. Throws `conflict` when the status or
 * the revision differs, or when the transition is not allowed.
 */
export async function moveMentor(
  deps: MoveDeps,
  { userId, act, from, reason, actorId, revision }: Move,
): Promise<void> {
  const to = nextMentorStatus(from, act);
  if (!to) throw new AppError('conflict');
  const at = new Date(deps.clock.now());
  const move: MentorMove = { _id: new Types.ObjectId(), act, from, to, reason, actorId, at };
  await deps.jobs.add({
    kind: 'mentor:settle',
    key: move._id.toString(),
    runAt: new Date(at.getTime() + SETTLE_AFTER_MS),
    data: { userId: userId.toString() },
  });
  const applied = act === 'apply' ? { appliedAt: at } : {};
  const { matchedCount } = await deps.database.mentorProfiles.updateOne(
    { userId, status: from, ...(revision === undefined ? {} : { revision }) },
    { $set: { status: to, since: at, reason, isChanged: false, ...applied }, $push: { moves: move } },
  );
  if (matchedCount === 0) throw new AppError('conflict');
  await settleMentor(deps, userId);
}

/** Runs the pending side effects of this mentor's transitions. Idempotent. */
export async function settleMentor(deps: SettleDeps, userId: Types.ObjectId): Promise<void> {
  const profile = await deps.database.mentorProfiles.findOne({ userId }).lean<MentorProfileRecord>();
  for (const move of profile?.moves ?? []) {
    await note(deps, userId, move);
    await follow(deps, userId, move);
    await notifyMentor(deps, userId, move);
    await deps.database.mentorProfiles.updateOne({ userId }, { $pull: { moves: { _id: move._id } } });
  }
}

/** The team's acts are in the audit log, once each. */
async function note({ database }: SettleDeps, targetId: Types.ObjectId, move: MentorMove): Promise<void> {
  const { _id, act, from, to, reason, actorId, at } = move;
  if (act === 'apply') return;
  const change = { before: { status: from }, after: { status: to, reason } };
  await recordAudit(database, { at, actorId, action: `mentor:${act}`, targetId, ...change }, _id);
}

async function follow(deps: SettleDeps, userId: Types.ObjectId, { act }: MentorMove): Promise<void> {
  if (act === 'apply') await deps.database.users.updateOne({ _id: userId }, { $set: { completed: true } });
  if (act !== 'suspend') return;
  // If the mentor was restored meanwhile, this may end a new login as well, but never leaves an old one.
  await endLogins(deps, userId);
  await cancelBooked(deps, { mentorId: userId });
}

async function notifyMentor(
  { database, mail }: SettleDeps,
  userId: Types.ObjectId,
  move: MentorMove,
): Promise<void> {
  const { _id, act, from, to, reason } = move;
  if (from === to) return;
  const user = await database.users.findById(userId, { Email: 1, language: 1 }).lean();
  if (!user) return;
  const { Email: email, language } = user;
  await mail.queue({ template: 'mentor', act, reason, to: email, userId, language, key: `mentor:${_id}` });
}
