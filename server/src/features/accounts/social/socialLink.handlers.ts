import type { linkSocial } from '@preproom/models/contract/accounts/social';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../../deps.ts';
import type { Client } from '../../../http/client.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { checkCredentials } from '../account.service.ts';
import { checkCode, sendCode } from '../codes.ts';
import { createLogInLimits } from '../logInLimits.ts';
import { labelOf } from './identity.handlers.ts';
import { issueToken, type StoredUser } from './issueToken.ts';
import { linkIdentity } from './social.service.ts';
import { type PendingLink, socialCookies } from './socialCookies.ts';

/** Who asks, from which browser. */
interface Asking {
  client: Client;
  actor: Actor | null;
}

/** Connects a verified identity at a provider to an account of ours, after the person has verified that account too. */
export function socialLinkHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'getSocialLink' | 'sendLinkCode' | 'linkSocial'> {
  const { config, database, clock } = deps;
  const cookies = socialCookies(config, clock);
  const limits = createLogInLimits(deps.limiter);

  /** One's own account is shown and connected only while one is still logged in to it. */
  async function pendingLink({ client, actor }: Asking): Promise<{ link: PendingLink; user: StoredUser }> {
    const link = await cookies.link.read(client.cookies);
    const user = link && (await database.users.findById(link.userId).lean());
    if (!link || !user) throw new AppError('link_expired');
    if (link.isOwn && actor?.userId !== link.userId) throw new AppError('link_expired');
    return { link, user };
  }

  /** Verifies that the account is the person's; throws `wrong_credentials` or `invalid_otp`. */
  async function prove(
    { _id, Email: email }: StoredUser,
    { password, code }: BodyOf<typeof linkSocial>,
    network: string,
  ): Promise<void> {
    if (code !== undefined)
      return checkCode(deps, { email, purpose: 'link', asker: _id.toString(), code, network });
    await limits.take(network, email);
    await checkCredentials(database, email, password ?? '');
    await limits.forget(network, email);
  }

  return {
    async getSocialLink(asking) {
      const { link, user } = await pendingLink(asking);
      const { Email: email, passwordHash } = user;
      const provider = labelOf(config, link.provider);
      return { provider, email, isOwn: link.isOwn, hasPassword: passwordHash !== null };
    },

    async sendLinkCode({ client, actor }) {
      const { user } = await pendingLink({ client, actor });
      const { _id: userId, Email: email, language } = user;
      const asker = userId.toString();
      return sendCode(deps, { email, userId, language, purpose: 'link', asker, network: client.network });
    },

    async linkSocial({ body, log, client, actor }) {
      const { link, user } = await pendingLink({ client, actor });
      await prove(user, body, client.network);
      const { provider, identityKey: key } = link;
      const linkedAt = new Date(clock.now());
      await linkIdentity(database, user, { provider, key, linkedAt });
      log.info({ userId: link.userId, provider }, 'provider connected');
      await deps.mail.queue({
        template: 'providerConnected',
        provider: labelOf(config, provider),
        to: user.Email,
        userId: user._id,
        language: user.language,
        key: `provider-connected:${link.userId}:${linkedAt.getTime()}`,
      });
      cookies.link.clear(client.cookies);
      return issueToken(deps, { client, log }, user, link.next);
    },
  };
}
