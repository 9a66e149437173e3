import { hash } from '@node-rs/argon2';
import { AppError } from '@preproom/models/contract/http/errors';
import { statementOf } from '@preproom/models/contract/referrals/statements';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { presentUser } from '../accounts/account.present.ts';
import { checkCode, sendCode } from '../accounts/codes.ts';
import { issueLogin } from '../accounts/issueLogin.ts';
import { requireGoodPassword } from '../accounts/newPassword.ts';
import { toE164 } from '../accounts/phone.ts';
import type { AffiliateHandlers } from './affiliate.policy.ts';
import { createAffiliateAccount, proveAddress, readAffiliate } from './affiliate.service.ts';
import { readEntries } from './commission/entries.ts';
import { markOwnBrowser } from './linkCookies.ts';
import { ensureLink } from './links.ts';
import type { hqAffiliateHandlers } from './team/affiliates.handlers.ts';

/** An affiliate's own calls. */
export function affiliateHandlers(
  deps: AppDeps,
): Omit<AffiliateHandlers, keyof ReturnType<typeof hqAffiliateHandlers> | 'getReferrals'> {
  const { config, database } = deps;
  // Accounts made from one network, behind which a class may sit.
  const byNetwork = deps.limiter('affiliates-network', 30, 15 * 60);
  // Accounts that name the same address.
  const byAddress = deps.limiter('affiliates-address', 5, 60 * 60);
  const findUser = async (userId: string) => {
    const user = await database.users.findById(userId).lean();
    if (!user) throw new AppError('signed_out');
    return user;
  };
  return {
    async affiliateSignUp({ body: { name, phone, email, password }, client, log }) {
      const given = { Name: name, phone: toE164(phone), pendingEmail: email };
      const network = client.network;
      await consumeLimit(byNetwork, network);
      await requireGoodPassword(password, { name, email, brand: config.BRAND_NAME });
      await consumeLimit(byAddress, email);
      const [language, passwordHash] = [client.language, await hash(password)];
      const user = await createAffiliateAccount(deps, { ...given, passwordHash, language });
      // The account works without the code. A person who gets none now can request one on their page.
      await sendProof(deps, user, email, network).catch(unlessTooMany);
      const { token } = await issueLogin(deps, user, { client, log });
      return { token, data: presentUser(user) };
    },
    async getAffiliate({ actor, client, siteOrigin }) {
      const user = await findUser(actor.userId);
      const link = await ensureLink(deps, user._id, 'affiliate');
      markOwnBrowser(deps, client, link.code);
      return readAffiliate(deps, user, link, siteOrigin());
    },
    async getAffiliateStatement({ actor, query: { month } }) {
      const entries = await readEntries(database, new Types.ObjectId(actor.userId));
      return statementOf(entries, month, deps.clock.now());
    },
    async sendAffiliateCode({ actor, client }) {
      const user = await findUser(actor.userId);
      if (!user.pendingEmail) throw new AppError('email_confirmed');
      return sendProof(deps, user, user.pendingEmail, client.network);
    },
    async proveAffiliateEmail({ actor, body: { code }, client, log }) {
      const { _id, pendingEmail: email } = await findUser(actor.userId);
      if (!email) throw new AppError('email_confirmed');
      await checkCode(deps, {
        email,
        purpose: 'affiliate',
        asker: actor.userId,
        code,
        network: client.network,
      });
      await proveAddress(deps, _id, email);
      log.info({ userId: actor.userId }, 'affiliate address proved');
      return { proved: true };
    },
  };
}

/** If the address already has an account, its owner gets a mail saying so instead, and the answer is the same. */
async function sendProof(
  deps: AppDeps,
  { _id, language }: Pick<UserDocument, 'language'> & { _id: Types.ObjectId },
  email: string,
  network: string,
) {
  const owner = await deps.database.users.findOne({ Email: email }, { language: 1 }).lean();
  return sendCode(deps, {
    email,
    purpose: 'affiliate',
    asker: _id.toString(),
    network,
    language: owner?.language ?? language,
    // Links the mail to the account, and so to its data archive, only if the address is verified.
    ...(owner && { userId: owner._id, noCodeMail: 'hasAccount' as const }),
  });
}

function unlessTooMany(failure: unknown): void {
  if (!(failure instanceof AppError && failure.code === 'too_many_requests')) throw failure;
}
