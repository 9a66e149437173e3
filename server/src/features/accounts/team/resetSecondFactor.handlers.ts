import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { eraseSecondFactor } from '../secondFactor/factors.ts';
import { noteEvent } from '../secondFactor/noteEvent.ts';

/** For a member of the team who has lost passkeys, app and recovery codes. */
export function resetSecondFactorHandlers(deps: AppDeps): Pick<AccountHandlers, 'resetSecondFactor'> {
  return {
    async resetSecondFactor({ actor, params: { userId } }) {
      if (userId === actor.userId) throw new AppError('own_rights');
      const member = await deps.database.users.findOne({ _id: userId, role: 'admin' }).lean();
      if (!member) throw new AppError('not_found');
      if (await eraseSecondFactor(deps, userId)) await noteEvent(deps, member, 'reset', actor.userId);
      return { reset: true };
    },
  };
}
