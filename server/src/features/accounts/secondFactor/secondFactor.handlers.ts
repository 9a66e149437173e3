import { PROVED_MINUTES } from '@preproom/models/contract/accounts/accountProof';
import { MAX_PASSKEYS } from '@preproom/models/contract/accounts/secondFactor';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { freshUntil } from '../proof.ts';
import { begin, lookAtBegun, takeBegun } from './ceremony.ts';
import {
  dropPasskey,
  dropTotp,
  findSecondFactor,
  presentSecondFactor,
  storePasskey,
  storeTotp,
} from './factors.ts';
import { noteEvent } from './noteEvent.ts';
import { creationOptions, verifyCreated } from './passkeys.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { newTotp, sealTotp, totpStep } from './totp.ts';

type Handled =
  | 'getSecondFactor'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginTotp'
  | 'addTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes';

/** A person's own second factors. Whatever changes them needs a login that was begun or proved a few minutes ago. */
export function secondFactorHandlers(deps: AppDeps): Pick<AccountHandlers, Handled> {
  const { config, database, clock } = deps;
  const limiter = deps.limiter('second-factor-set-up', 20, 15 * 60);
  const findUser = (userId: string) => database.users.findById(userId).lean().orFail();
  const isRequiredOf = ({ role }: Actor) => role === 'admin' && config.teamNeedsSecondFactor;

  /** Throws `proof_needed`. */
  async function requireProved(actor: Actor): Promise<void> {
    const provedUntil = (actor.provedAt?.getTime() ?? 0) + PROVED_MINUTES * MINUTE_MS;
    if (provedUntil > clock.now()) return;
    if ((await freshUntil(deps, actor)).getTime() < clock.now()) throw new AppError('proof_needed');
  }

  return {
    async getSecondFactor({ actor }) {
      return presentSecondFactor(await findSecondFactor(database, actor.userId), isRequiredOf(actor));
    },
    async beginPasskey({ actor, siteOrigin }) {
      await requireProved(actor);
      const [user, factor] = await Promise.all([
        findUser(actor.userId),
        findSecondFactor(database, actor.userId),
      ]);
      const passkeys = factor?.passkeys ?? [];
      if (passkeys.length >= MAX_PASSKEYS) throw new AppError('list_full');
      const options = await creationOptions(deps, siteOrigin(), { user, passkeys });
      await begin(deps, actor, 'passkey', options.challenge);
      return { options: { ...options } };
    },
    async addPasskey({ actor, body: { name, passkey }, siteOrigin }) {
      await requireProved(actor);
      const challenge = await takeBegun(deps, actor, 'passkey');
      if (challenge === null) throw new AppError('passkey_failed');
      const addedAt = new Date(clock.now());
      const created = await verifyCreated(
        { passkey, name, addedAt },
        { challenge, siteOrigin: siteOrigin() },
      );
      const recoveryCodes = await storePasskey(deps, actor, created);
      await noteEvent(deps, await findUser(actor.userId), 'passkeyAdded');
      return { recoveryCodes };
    },
    async removePasskey({ actor, params: { passkeyId } }) {
      await requireProved(actor);
      await dropPasskey(deps, { userId: actor.userId, passkeyId, isRequired: isRequiredOf(actor) });
      await noteEvent(deps, await findUser(actor.userId), 'passkeyRemoved');
      return { removed: true };
    },
    async beginTotp({ actor }) {
      await requireProved(actor);
      const { Email } = await findUser(actor.userId);
      const made = newTotp(deps, Email);
      await begin(deps, actor, 'totp', sealTotp(deps, actor.userId, made.secret));
      return made;
    },
    async addTotp({ actor, body: { code } }) {
      await requireProved(actor);
      await consumeLimit(limiter, actor.userId);
      const sealed = await lookAtBegun(deps, actor, 'totp');
      if (sealed === null) throw new AppError('link_expired');
      const step = totpStep(deps, actor.userId, { sealed, code });
      if (step === null) throw new AppError('wrong_second_factor');
      if ((await takeBegun(deps, actor, 'totp')) !== sealed) throw new AppError('link_expired');
      const recoveryCodes = await storeTotp(deps, actor, sealed, step);
      await noteEvent(deps, await findUser(actor.userId), 'appAdded');
      return { recoveryCodes };
    },
    async removeTotp({ actor }) {
      await requireProved(actor);
      await dropTotp(deps, { userId: actor.userId, isRequired: isRequiredOf(actor) });
      await noteEvent(deps, await findUser(actor.userId), 'appRemoved');
      return { removed: true };
    },
    async renewRecoveryCodes({ actor }) {
      await requireProved(actor);
      const { codes, hashes } = newRecoveryCodes(actor.userId);
      const { matchedCount } = await database.secondFactors.updateOne(
        { userId: actor.userId },
        { $set: { recoveryHashes: hashes } },
      );
      if (matchedCount === 0) throw new AppError('not_found');
      await noteEvent(deps, await findUser(actor.userId), 'codesRenewed');
      return { recoveryCodes: codes };
    },
  };
}
