import { AppError } from '@preproom/models/contract/http/errors';
import {
  type MentorAct,
  type MentorStatus,
  nextMentorStatus,
} from '@preproom/models/contract/mentors/mentorLife';
import type {
  CheckedDetails,
  MentorProfileRecord,
  MentorStatusChange,
} from '@preproom/models/db/mentors/mentorProfile.model';
import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import { planCompletion } from '../../backgroundJobs/completion.ts';
import type { AppDeps } from '../../deps.ts';
import { endLogins } from '../accounts/logins.ts';
import { cancelBooked } from '../sessions/cancelBooked.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Runs the side effects of a mentor's new status. */
    'mentor:settle': { userId: string };
  }
}

export interface NewStatusChange {
  userId: Types.ObjectId;
  act: MentorAct;
  from: MentorStatus;
  reason: string | null;
  actorId: Types.ObjectId;
  /** The profile revision that was reviewed, for acts that depend on it. */
  revision?: number;
  /** What is verified, kept to compare later changes with. */
  approved?: CheckedDetails;
  /** Whether what was verified before is different now; by default it is not. */
  isChanged?: boolean;
}

type ChangeDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs'> & EffectDeps;
export type EffectDeps = Pick<AppDeps, 'database' | 'clock' | 'mail' | 'notify' | 'endLogin' | 'closeRoom'>;

/**
 * Changes a mentor's status in one conditional write that checks the current status and the reviewed revision, and stores the
 * pending side effects with it. The job that completes them after a crash is stored first. Throws `conflict` when the status or
 * the revision differs, or when the transition is not allowed.
 */
export async function changeMentorStatus(
  deps: ChangeDeps,
  { userId, act, from, reason, actorId, revision, approved, isChanged = false }: NewStatusChange,
): Promise<void> {
  const to = nextMentorStatus(from, act);
  if (!to) throw new AppError('conflict');
  const at = new Date(deps.clock.now());
  const change: MentorStatusChange = { _id: new Types.ObjectId(), act, from, to, reason, actorId, at };
  await planCompletion(deps.jobs, at, {
    kind: 'mentor:settle',
    key: change._id.toString(),
    data: { userId: userId.toString() },
  });
  const dated = act === 'apply' ? { appliedAt: at } : act === 'restore' ? { restoredAt: at } : {};
  const { matchedCount } = await deps.database.mentorProfiles.updateOne(
    { userId, status: from, ...(revision === undefined ? {} : { revision }) },
    {
      $set: {
        ...{ status: to, since: at, reason, isChanged, changedAt: isChanged ? at : null },
        ...dated,
        ...(approved && { approved }),
      },
      $push: { moves: change },
    },
  );
  if (matchedCount === 0) throw new AppError('conflict');
  await completeStatusChanges(deps, userId);
}

/** Runs the pending side effects of this mentor's status changes. Idempotent. */
export async function completeStatusChanges(deps: EffectDeps, userId: Types.ObjectId): Promise<void> {
  const profile = await deps.database.mentorProfiles.findOne({ userId }).lean<MentorProfileRecord>();
  for (const change of profile?.moves ?? []) {
    await auditChange(deps, userId, change);
    await applyToAccount(deps, userId, change);
    await notifyMentor(deps, userId, change);
    await deps.database.mentorProfiles.updateOne({ userId }, { $pull: { moves: { _id: change._id } } });
  }
}

/** Records an act of the team in the audit log; the change's id keeps it to one entry. */
async function auditChange(
  { database }: EffectDeps,
  targetId: Types.ObjectId,
  change: MentorStatusChange,
): Promise<void> {
  const { _id, act, from, to, reason, actorId, at } = change;
  if (act === 'apply') return;
  const states = { before: { status: from }, after: { status: to, reason } };
  await recordAuditOfPerson(database, { at, actorId, action: `mentor:${act}`, targetId, ...states }, _id);
}

async function applyToAccount(
  deps: EffectDeps,
  userId: Types.ObjectId,
  { act }: MentorStatusChange,
): Promise<void> {
  if (act === 'apply') await deps.database.users.updateOne({ _id: userId }, { $set: { completed: true } });
  if (act === 'verify') await openPage(deps, userId);
  if (act !== 'suspend') return;
  // If the mentor was restored meanwhile, this may end a new login as well, but never leaves an old one.
  await endLogins(deps, userId);
  await cancelBooked(deps, { mentorId: userId });
}

/** A verified mentor's page is public, under a slug of the name. */
async function openPage({ database, clock }: EffectDeps, userId: Types.ObjectId): Promise<void> {
  const person = await database.users.findById(userId, { Name: 1 }).lean();
  if (person) await nameMentorPage(database, userId, person.Name, new Date(clock.now()));
}

async function notifyMentor(
  { database, mail, notify }: EffectDeps,
  userId: Types.ObjectId,
  change: MentorStatusChange,
): Promise<void> {
  const { _id, act, from, to, reason } = change;
  if (from === to) {
    // The mentor has been bookable all along, but may have waited for this.
    const kind = act === 'verify' ? 'profile_approved' : 'profile_refused';
    await notify({ userId, key: `${act === 'verify' ? 'approved' : 'refused'}:${_id}`, kind });
  }
  const user = await database.users.findById(userId, { Email: 1, language: 1 }).lean();
  if (!user) return;
  const { Email: email, language } = user;
  const said = from === to && act === 'verify' ? 'approve' : act;
  await mail.queue({
    template: 'mentor',
    act: said,
    reason,
    to: email,
    userId,
    language,
    key: `mentor:${_id}`,
  });
}
