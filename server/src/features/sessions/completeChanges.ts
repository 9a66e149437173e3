import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import type { SessionChange } from '@preproom/models/db/sessions/pendingChange';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../deps.ts';
import { planFeedbackReminder } from './feedbackReminder.ts';
import { refreshNextFree } from './nextFree.ts';
import { type ChangeMailDeps, mailChange } from './notify/changeMails.ts';
import { changesToNotify } from './notify/changesToNotify.ts';
import { notifyOfChange } from './notify/notifyOfChange.ts';
import { planReminders } from './reminders.ts';
import { findSessionPeople, type SessionPerson } from './sessionPeople.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'session:complete': Record<never, never>;
  }
}

export type CompletionDeps = ChangeMailDeps &
  Pick<AppDeps, 'database' | 'clock' | 'log' | 'jobs' | 'notify' | 'pushChange'>;

const AT_ONCE = 200;

/**
 * Completes what follows a session's changes: mails with invites, notifications, reminders, the mentor's next free time, and a push
 * to open pages. Call it with the session as it is after a change. Never throws: what fails here is done by the job `session:complete` within a minute.
 */
export async function completeSessionChanges(deps: CompletionDeps, session: Session): Promise<void> {
  try {
    await completeInOrder(deps, session);
  } catch (error) {
    deps.log.error({ err: error, roomid: session.roomid }, 'session change is not complete yet');
  }
}

/** Completes the changes that a crash, or a process without mails, has left. */
export async function completeLeftChanges(deps: CompletionDeps): Promise<void> {
  const left = await deps.database.sessions
    .find({ 'pendingChanges.at': { $lte: new Date(deps.clock.now()) } })
    .sort({ 'pendingChanges.at': 1 })
    .limit(AT_ONCE)
    .lean<Session[]>();
  for (const session of left) await completeSessionChanges(deps, session);
}

/** Every step may run twice, also in two processes at once: keys keep it from happening twice. */
async function completeInOrder(deps: CompletionDeps, session: Session): Promise<void> {
  const { pendingChanges, learnerId, mentorId } = session;
  if (pendingChanges.length === 0) return;
  for (const change of pendingChanges) await auditTeamChange(deps, session, change);
  const people = await findSessionPeople(deps.database, session);
  for (const change of changesToNotify(pendingChanges)) await complete(deps, session, change, people);
  // Last: until then, a crash has the job begin again.
  const completed = pendingChanges.map(({ _id }) => _id);
  await deps.database.sessions.updateOne(
    { _id: session._id },
    { $pull: { pendingChanges: { _id: { $in: completed } } } },
  );
  // `availability`: no open page goes on showing a time as free at which they are booked.
  deps.pushChange([learnerId.toString(), mentorId.toString()], ['user', 'availability']);
}

/** Records what a member of the team has done to a session, under the learner; the change's id keeps it to one entry. */
async function auditTeamChange(
  { database }: CompletionDeps,
  { roomid, learnerId, mentorId }: Session,
  { _id, kind, at, actorId, reason, startsAt, movedFrom }: SessionChange,
): Promise<void> {
  if (!actorId) return;
  const isMove = kind === 'moved';
  const entry = {
    at,
    actorId,
    action: isMove ? 'session:move' : 'session:cancel',
    targetId: learnerId,
    before: { roomid, startsAt: movedFrom ?? startsAt },
    after: isMove ? { roomid, startsAt, reason } : { roomid, status: 'cancelled', reason },
  } as const;
  await recordAuditOfPerson(database, entry, _id, [mentorId]);
}

async function complete(
  deps: CompletionDeps,
  session: Session,
  change: SessionChange,
  people: SessionPerson[],
): Promise<void> {
  for (const person of people) {
    await mailChange(deps, session, change, person);
    await notifyOfChange(deps, session, change, person);
  }
  if (change.kind === 'booked' || change.kind === 'moved') {
    await planReminders(deps, session.roomid, change.startsAt);
    if (session.pay) await planFeedbackReminder(deps, session.roomid, change.startsAt);
  }
  if (change.kind !== 'proposed' && change.kind !== 'declined') await refreshNextFree(deps, session.mentorId);
}
