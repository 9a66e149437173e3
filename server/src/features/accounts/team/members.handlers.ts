import { RIGHTS } from '@preproom/models/contract/accounts/team/rights';
import type { TeamMember } from '@preproom/models/contract/accounts/team/team';
import type { Database } from '@preproom/models/db/database';
import { changeTeam } from '@preproom/models/db/team/changeTeam';
import type { TeamChange } from '@preproom/models/db/team/teamChange.model';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { endLogins } from '../logins.ts';
import { eraseSecondFactor } from '../secondFactor/factors.ts';
import { decideAdding, decideRemoval, decideRights } from './decide.ts';

type MemberHandlers = Pick<AccountHandlers, 'getTeam' | 'addToTeam' | 'changeRights' | 'removeFromTeam'>;

/** The team's members and their rights. */
export function memberHandlers(deps: AppDeps): MemberHandlers {
  const { database, clock } = deps;
  /** Ends the logins of whoever joins or leaves: pages show one role alone. Whoever is concerned is told by e-mail. */
  async function change(decide: () => Promise<TeamChange | null>) {
    const done = await changeTeam(database, decide);
    if (done?.from === null) await endLogins(deps, done.userId);
    // Learners have none: nobody could reset it.
    if (done?.to === null) await eraseSecondFactor(deps, done.userId);
    if (done) await tell(deps, done);
    return { data: await readTeam(database, clock.now()) };
  }
  const by = (actorId: string) => ({ actorId, at: new Date(clock.now()) });
  return {
    getTeam: async () => ({ data: await readTeam(database, clock.now()) }),
    addToTeam: ({ actor, body: { email, rights } }) =>
      change(() => decideAdding(database, by(actor.userId), { email, to: rights })),
    changeRights: ({ actor, params: { userId }, body: { rights, from } }) =>
      change(() => decideRights(database, by(actor.userId), { userId, from, to: rights })),
    removeFromTeam: ({ actor, params: { userId } }) =>
      change(() => decideRemoval(database, by(actor.userId), userId)),
  };
}

async function tell({ database, mail }: AppDeps, { _id, userId, from, to }: TeamChange): Promise<void> {
  const user = await database.users.findById(userId, { Email: 1, language: 1 }).lean();
  if (!user) return;
  const { Email: email, language } = user;
  const change = { before: from, after: to };
  await mail.queue({ template: 'team', ...change, to: email, userId, language, key: `team:${_id}` });
}

async function readTeam(database: Database, now: number): Promise<TeamMember[]> {
  const members = await database.users
    .find({ role: 'admin', rights: { $in: RIGHTS } }, { Name: 1, Email: 1, rights: 1 })
    .lean();
  const logins = await database.logins
    .find({ userId: { $in: members.map(({ _id }) => _id) }, expiresAt: { $gt: new Date(now) } })
    .lean();
  const factors = await database.secondFactors
    .find({ userId: { $in: members.map(({ _id }) => _id) } }, { userId: 1 })
    .lean();
  const withFactor = new Set(factors.map(({ userId }) => userId.toString()));
  const lastSeen = new Map<string, Date>();
  for (const { userId, lastSeenAt } of logins.toSorted((a, b) => +a.lastSeenAt - +b.lastSeenAt))
    lastSeen.set(userId.toString(), lastSeenAt);
  return members
    .map(({ _id, Name, Email, rights = [] }) => {
      const id = _id.toString();
      const hasSecondFactor = withFactor.has(id);
      const lastSeenAt = lastSeen.get(id)?.toISOString() ?? null;
      return { _id: id, Name, Email, rights, hasSecondFactor, lastSeenAt };
    })
    .toSorted((a, b) => a.Name.localeCompare(b.Name) || a._id.localeCompare(b._id));
}
