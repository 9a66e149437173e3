import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import { recordAudit } from '../operations/audit.ts';
import type { TeamChange, TeamChangeDocument } from './teamChange.model.ts';

/**
 * Makes the change that `decide` finds right, one after the other: it decides after all earlier changes are done, and its change
 * counts only if no other one was made meanwhile; otherwise it decides again. So two who remove each other cannot both succeed.
 * Returns null without a change if `decide` does.
 */
export async function changeTeam(
  database: Database,
  decide: () => Promise<TeamChange | null>,
): Promise<TeamChange | null> {
  for (;;) {
    const revision = await completeTeamChange(database);
    const change = await decide();
    if (!change) return null;
    const next = { _id: 'team' as const, revision: revision + 1, change };
    if (!(await isNext(database, revision, next))) continue;
    await carryOut(database, next);
    return change;
  }
}

/** Carries out the last change if its process died meanwhile; returns its revision, 0 before the first. */
export async function completeTeamChange(database: Database): Promise<number> {
  const last = await database.teamChanges.findById('team').lean();
  if (last) await carryOut(database, last);
  return last?.revision ?? 0;
}

/** The one conditional write: of several next changes, one matches the revision (or creates the document). */
async function isNext(
  { teamChanges }: Database,
  revision: number,
  { change, ...next }: TeamChangeDocument,
): Promise<boolean> {
  try {
    const { matchedCount, upsertedCount } = await teamChanges.updateOne(
      { _id: 'team', revision },
      { $set: { revision: next.revision, change } },
      { upsert: revision === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** Safe to repeat, also late: the account notes the revision of its last change. */
async function carryOut(database: Database, { revision, change }: TeamChangeDocument): Promise<void> {
  const { _id, userId, actorId, at, from, to } = change;
  const action = from === null ? 'team:add' : to === null ? 'team:remove' : 'rights:change';
  const entry = {
    at,
    actorId,
    action,
    targetId: userId,
    before: { rights: from },
    after: { rights: to },
  } as const;
  await recordAudit(database, entry, _id);
  const isNew = { $or: [{ teamRevision: { $exists: false } }, { teamRevision: { $lt: revision } }] };
  await database.users.updateOne(
    { _id: userId, ...isNew },
    to
      ? { $set: { role: 'admin', rights: to, teamRevision: revision } }
      : {
          $set: { role: 'user', teamRevision: revision, ...(await asLearner(database, change)) },
          $unset: { rights: 1 },
        },
  );
}

/** Who never filled in a learner's profile is asked for it at the next log-in. */
async function asLearner({ studentProfiles }: Database, { userId }: TeamChange) {
  return (await studentProfiles.exists({ userId })) ? {} : { completed: false };
}
