import { PROVED_MINUTES } from '@preproom/models/contract/accounts/accountProof';
import { AppError } from '@preproom/models/contract/http/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { AccountHandlers } from './account.policy.ts';
import { checkProof } from './proof.ts';

/** The proof that calls with `needsProof` ask for. */
export function loginProofHandlers(deps: AppDeps): Pick<AccountHandlers, 'proveLogin'> {
  const { database, clock } = deps;
  return {
    async proveLogin({ actor: { userId, loginId }, body: { proof }, client }) {
      try {
        await checkProof(deps, { userId, network: client.network }, proof);
      } catch (error) {
        if (isWrong(error)) {
          const at = new Date(clock.now());
          await recordAudit(database, {
            at,
            actorId: userId,
            action: 'proof:fail',
            targetId: new Types.ObjectId(userId),
          });
        }
        throw error;
      }
      const provedAt = new Date(clock.now());
      // Ended meanwhile, it stays ended.
      await database.logins.updateOne({ _id: loginId }, { $set: { provedAt } });
      return { provedUntil: new Date(provedAt.getTime() + PROVED_MINUTES * 60_000).toISOString() };
    },
  };
}

/** A failure to prove, not one to ask: a limit or the database. */
function isWrong(error: unknown): boolean {
  return error instanceof AppError && ['wrong_credentials', 'invalid_otp'].includes(error.code);
}
