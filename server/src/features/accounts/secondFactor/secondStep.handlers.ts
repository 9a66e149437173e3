import type { completeLogin } from '@preproom/models/contract/accounts/secondFactor';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { HalfLoginDocument } from '@preproom/models/db/accounts/halfLogin.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import type { Client } from '../../../http/client.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { presentUser } from '../account.present.ts';
import { openLogin } from '../issueLogin.ts';
import { findSecondFactor, waysOf } from './factors.ts';
import { endHalfLogin, findHalfLogin, spendTry, storeChallenge, takeChallenge } from './halfLogin.ts';
import { noteEvent } from './noteEvent.ts';
import { requestOptions, usePasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';

type Given = BodyOf<typeof completeLogin>;

/** Completes a log-in whose first factor was right. */
export function secondStepHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'getSecondStep' | 'beginSecondStep' | 'completeLogin'> {
  const { database } = deps;
  // Codes of an account, across its half-logins: whoever has the password must not try thousands. A passkey is no guess.
  const inQuarter = deps.limiter('second-factor', 10, 15 * 60);
  const inDay = deps.limiter('second-factor-day', 60, 24 * 60 * 60);

  async function begun(client: Client) {
    const { half, user } = await findHalfLogin(deps, client);
    const factor = await findSecondFactor(database, half.userId);
    // Reset meanwhile: the log-in begins again, without a second step.
    if (!factor) throw new AppError('link_expired');
    return { half, user, factor };
  }
  type Begun = Awaited<ReturnType<typeof begun>>;

  async function checkGuess(begun: Begun, check: () => Promise<boolean>): Promise<void> {
    const { half, user } = begun;
    const userId = half.userId.toString();
    await consumeLimit(inQuarter, userId);
    await consumeLimit(inDay, userId);
    await spendTry(deps, half);
    if (!(await check())) {
      if (await isSpent(deps, half)) await noteEvent(deps, user, 'refused');
      throw new AppError('wrong_second_factor');
    }
    await inQuarter.delete(userId);
    await inDay.reward(userId);
  }

  async function check(begun: Begun, given: Given, siteOrigin: string): Promise<void> {
    const { half, user, factor } = begun;
    if (given.way === 'passkey') {
      const challenge = await takeChallenge(deps, half);
      return usePasskey(deps, factor, given.passkey, { challenge, siteOrigin, isProof: false });
    }
    if (given.way === 'totp') return checkGuess(begun, () => useTotp(deps, factor, given.code));
    await checkGuess(begun, () => useRecoveryCode(deps, half, given.code));
    await noteEvent(deps, user, 'codeUsed');
  }

  return {
    async getSecondStep({ client }) {
      const { half, factor } = await begun(client);
      return { ways: waysOf(factor), expiresAt: half.expiresAt.toISOString() };
    },
    async beginSecondStep({ client, siteOrigin }) {
      const { half, factor } = await begun(client);
      if (factor.passkeys.length === 0) throw new AppError('passkey_failed');
      const options = await requestOptions(siteOrigin(), factor.passkeys, false);
      await storeChallenge(deps, half, options.challenge);
      return { options: { ...options } };
    },
    async completeLogin({ body, client, log, siteOrigin }) {
      const found = await begun(client);
      await check(found, body, siteOrigin());
      const { half, user } = found;
      await endHalfLogin(deps, half, client);
      const { isProved, next } = half;
      const { token } = await openLogin(deps, user, { client, log, isProved, hasSecondFactor: true });
      return { token, data: presentUser(user), next };
    },
  };
}

type Factor = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>;

/** Whether the code is right and of a later half minute than the last one. */
async function useTotp(deps: AppDeps, { userId, totp }: Factor, code: string): Promise<boolean> {
  const step = totp && totpStep(deps, userId.toString(), { sealed: totp.sealed, code });
  if (!totp || step === null) return false;
  const { modifiedCount } = await deps.database.secondFactors.updateOne(
    { userId, 'totp.sealed': totp.sealed, 'totp.lastStep': { $lt: step } },
    { $set: { 'totp.lastStep': step, 'totp.lastUsedAt': new Date(deps.clock.now()) } },
  );
  return modifiedCount === 1;
}

async function useRecoveryCode(
  { database }: AppDeps,
  { userId }: HalfLoginDocument,
  code: string,
): Promise<boolean> {
  const recoveryHashes = hashRecoveryCode(userId.toString(), code);
  const used = await database.secondFactors.updateOne(
    { userId, recoveryHashes },
    { $pull: { recoveryHashes } },
  );
  return used.modifiedCount === 1;
}

async function isSpent(
  { database }: AppDeps,
  { _id }: HalfLoginDocument & { _id: string },
): Promise<boolean> {
  return (await database.halfLogins.exists({ _id, triesLeft: { $lte: 0 } })) !== null;
}
