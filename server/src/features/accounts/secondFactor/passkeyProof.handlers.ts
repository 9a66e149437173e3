import { PROVED_MINUTES } from '@preproom/models/contract/accounts/accountProof';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { begin, takeBegun } from './ceremony.ts';
import { findSecondFactor } from './factors.ts';
import { requestOptions, usePasskey } from './passkeys.ts';

/** A passkey with its PIN, fingerprint or face, in place of the password that calls with `needsProof` ask for. */
export function passkeyProofHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'beginPasskeyProof' | 'proveWithPasskey'> {
  const { database, clock } = deps;
  async function ownPasskeys(userId: string) {
    const factor = await findSecondFactor(database, userId);
    if (!factor || factor.passkeys.length === 0) throw new AppError('passkey_failed');
    return factor;
  }
  return {
    async beginPasskeyProof({ actor, siteOrigin }) {
      const { passkeys } = await ownPasskeys(actor.userId);
      const options = await requestOptions(siteOrigin(), passkeys, true);
      await begin(deps, actor, 'proof', options.challenge);
      return { options: { ...options } };
    },
    async proveWithPasskey({ actor, body: { passkey }, siteOrigin }) {
      const factor = await ownPasskeys(actor.userId);
      const challenge = await takeBegun(deps, actor, 'proof');
      if (challenge === null) throw new AppError('passkey_failed');
      await usePasskey(deps, factor, passkey, { challenge, siteOrigin: siteOrigin(), isProof: true });
      const provedAt = new Date(clock.now());
      await database.logins.updateOne({ _id: actor.loginId }, { $set: { provedAt } });
      return { provedUntil: new Date(provedAt.getTime() + PROVED_MINUTES * MINUTE_MS).toISOString() };
    },
  };
}
