import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { AccountHandlers } from './account.policy.ts';
import { completeAddressChange } from './addressChange.ts';
import { checkCode, hasAsked, sendCode, voidCodes } from './codes.ts';
import { checkFresh, checkProof } from './proof.ts';

/** After this a crash in the middle of a change is noticed. */
const COMPLETED_AFTER_MS = 60_000;

/** The change of an account's e-mail address. */
export function addressHandlers(deps: AppDeps): Pick<AccountHandlers, 'sendAddressCode' | 'changeAddress'> {
  const { database, clock } = deps;
  const findUser = (userId: string) => database.users.findById(userId).lean().orFail();
  return {
    async sendAddressCode({ actor, body: { email, proof }, client: { network } }) {
      const of = { email, purpose: 'address', asker: actor.userId } as const;
      const { _id, Email, language, completed } = await findUser(actor.userId);
      if (!completed) throw new AppError('profile_needed');
      if (email === Email)
        throw new AppError('bad_request', undefined, { fields: { email: 'is the address of this account' } });
      if (proof) await checkProof(deps, { userId: actor.userId, network }, proof);
      else if (!(await hasAsked(deps, of))) await checkFresh(deps, actor);
      const isTaken = await database.users.exists({ Email: email });
      if (isTaken) return sendCode(deps, { ...of, network, language, noCodeMail: 'addressTaken' });
      return sendCode(deps, { ...of, network, language, userId: _id });
    },
    async changeAddress({ actor, body: { email, code }, client: { network }, log }) {
      // Done already, and the answer was lost.
      if ((await findUser(actor.userId)).Email === email) return { changed: true };
      await checkCode(deps, { email, purpose: 'address', asker: actor.userId, network, code });
      await completeAddressChange(deps, actor.userId);
      const { _id, Email: formerEmail } = await findUser(actor.userId);
      const now = new Date(clock.now());
      const key = `${actor.userId}:${now.getTime()}`;
      const runAt = new Date(now.getTime() + COMPLETED_AFTER_MS);
      await deps.jobs.add({ kind: 'account:address', key, runAt, data: { userId: actor.userId } });
      await setAddress(
        deps,
        { _id, Email: formerEmail },
        { Email: email, formerEmail, emailVerifiedAt: now },
      );
      // Those sent to other addresses meanwhile.
      await voidCodes(deps, { purpose: 'address', asker: actor.userId });
      await completeAddressChange(deps, actor.userId);
      deps.pushChange([actor.userId], ['user']);
      log.info({ userId: actor.userId }, 'address changed');
      return { changed: true };
    },
  };
}

/** Throws `has_account` when another account took the address meanwhile, `conflict` when this one has changed. */
async function setAddress(
  { database }: AppDeps,
  before: { _id: Types.ObjectId; Email: string },
  change: { Email: string; formerEmail: string; emailVerifiedAt: Date },
): Promise<void> {
  try {
    const { matchedCount } = await database.users.updateOne(before, { $set: change });
    if (matchedCount === 0) throw new AppError('conflict');
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('has_account', undefined, { cause: error }) : error;
  }
}
