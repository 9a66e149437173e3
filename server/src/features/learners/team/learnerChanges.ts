import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import type { LearnerChange } from '@preproom/models/db/learnerChange';
import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import { planCompletion } from '../../../backgroundJobs/completion.ts';
import type { AppDeps } from '../../../deps.ts';
import { endLogins } from '../../accounts/logins.ts';
import { cancelBooked } from '../../sessions/cancelBooked.ts';
import { applyBirthDate } from './birthDate.ts';
import { mailLearnerChange } from './mailLearnerChange.ts';
import { moveQueueBack } from './packQueue.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Completes what the team has changed of a learner. */
    'learner:settle': { userId: string };
  }
}

export type LearnerChangeDeps = Pick<
  AppDeps,
  'database' | 'clock' | 'mail' | 'endLogin' | 'closeRoom' | 'pushChange'
>;
type NewChange = Pick<LearnerChange, 'action' | 'actorId' | 'reason' | 'before' | 'after'>;

/**
 * Makes a change of the team. `write` stores it together with what it changes, by one write that depends on what was seen, and
 * returns whether that was still so; if not, throws `conflict`. The job that completes it after a crash is stored first.
 */
export async function changeLearner(
  deps: LearnerChangeDeps & Pick<AppDeps, 'jobs'>,
  userId: Types.ObjectId,
  change: NewChange,
  write: (change: LearnerChange) => Promise<boolean>,
): Promise<void> {
  const at = new Date(deps.clock.now());
  const _id = new Types.ObjectId();
  await planCompletion(deps.jobs, at, {
    kind: 'learner:settle',
    key: _id.toString(),
    data: { userId: userId.toString() },
  });
  if (!(await write({ ...change, _id, at }))) throw new AppError('conflict');
  await completeLearnerChanges(deps, userId);
}

/** Completes the changes of this learner's account, profile and packs: audit log first, then what follows from them. Safe to run twice. */
export async function completeLearnerChanges(deps: LearnerChangeDeps, userId: Types.ObjectId): Promise<void> {
  const pending = await findPending(deps.database, userId);
  for (const { change, forget } of pending) {
    const { _id, at, actorId, action, before, after, reason } = change;
    const entry = { at, actorId, action, targetId: userId, before, after: { ...after, reason } };
    await recordAuditOfPerson(deps.database, entry, _id);
    await applyChange(deps, userId, change);
    await mailLearnerChange(deps, userId, change);
    // Last: until then, a crash has the job begin again.
    await forget();
  }
  if (pending.length > 0) deps.pushChange([userId.toString()], ['user']);
}

async function applyChange(
  deps: LearnerChangeDeps,
  userId: Types.ObjectId,
  { action }: LearnerChange,
): Promise<void> {
  if (action === 'learner:suspend') {
    // If the account was restored meanwhile, this may end a new login as well, but never leaves an old one.
    await endLogins(deps, userId);
    await cancelBooked(deps, { learnerId: userId });
  }
  if (action === 'learner:correct') await applyBirthDate(deps, userId);
  if (action === 'pack:extend') await moveQueueBack(deps, userId);
}

interface Pending {
  change: LearnerChange;
  forget: () => Promise<unknown>;
}

async function findPending(
  { users, studentProfiles, packs }: Database,
  userId: Types.ObjectId,
): Promise<Pending[]> {
  const [user, profile, own] = await Promise.all([
    users.findById(userId, { learnerChanges: 1 }).lean(),
    studentProfiles.findOne({ userId }, { learnerChanges: 1 }).lean(),
    packs.find({ userId }, { learnerChanges: 1 }).lean(),
  ]);
  const without = ({ _id }: LearnerChange) => ({ $pull: { learnerChanges: { _id } } });
  return [
    ...(user?.learnerChanges ?? []).map((change) => ({
      change,
      forget: () => users.updateOne({ _id: userId }, without(change)),
    })),
    ...(profile?.learnerChanges ?? []).map((change) => ({
      change,
      forget: () => studentProfiles.updateOne({ userId }, without(change)),
    })),
    ...own.flatMap(({ _id, learnerChanges = [] }) =>
      learnerChanges.map((change) => ({ change, forget: () => packs.updateOne({ _id }, without(change)) })),
    ),
  ].toSorted((a, b) => a.change.at.getTime() - b.change.at.getTime());
}
