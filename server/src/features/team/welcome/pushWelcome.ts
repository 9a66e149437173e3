import { RIGHTS } from '@preproom/models/contract/accounts/team/rights';
import { TEAM_COLLECTIONS } from '@preproom/models/db/announceWrites';
import type { AppDeps } from '../../../deps.ts';

/** Writes often come in bursts; the overview is made of many counts. */
const GATHER_MS = 500;

/**
 * Tells the team's open pages soon after a write of this process that changes what waits for the team. What changes with time
 * (sessions, feedback, jobs) is not announced: the overview is fetched every minute.
 */
export function pushWelcome({ database, pushChange, log }: Pick<AppDeps, 'database' | 'pushChange' | 'log'>) {
  let isPlanned = false;
  const push = async () => {
    const team = await database.users.find({ rights: { $in: RIGHTS } }, { _id: 1 }).lean();
    pushChange(
      team.map(({ _id }) => _id.toString()),
      ['team'],
    );
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      push().catch((err) => log.warn({ err }, 'the team is not told of a change'));
    }, GATHER_MS).unref();
  };
  for (const collection of TEAM_COLLECTIONS) database.onWrite(collection, plan);
}
