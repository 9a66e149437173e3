import { AppError } from '@preproom/models/contract/http/errors';
import type { Config } from '../../../config/config.ts';
import type { AppDeps } from '../../../deps.ts';
import { createLogInLimiters } from '../../../http/limits.ts';
import { networkOf } from '../../../http/network.ts';
import type { Call, Handlers } from '../../../http/route.ts';
import { checkCredentials } from '../account.service.ts';
import { checkCode, sendCode } from '../codes.ts';
import { labelOf } from './identity.handlers.ts';
import { letIn, type StoredUser } from './letIn.ts';
import { linkIdentity } from './social.service.ts';
import { type PendingLink, socialCookies } from './socialCookies.ts';

/** A proved account at a provider is connected to an account of ours, once that one is proved, too. */
export function socialLinkHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'getSocialLink' | 'sendLinkCode' | 'linkSocial'> {
  const { database, clock } = deps;
  const cookies = socialCookies(config, clock);
  const limits = createLogInLimiters(deps.redis);

  async function pendingLink(
    request: Call<'linkSocial'>['request'],
  ): Promise<{ link: PendingLink; user: StoredUser }> {
    const link = await cookies.link.read(request);
    const user = link && (await database.users.findById(link.userId).lean());
    if (!link || !user) throw new AppError('link_expired');
    return { link, user };
  }

  /** Throws `wrong_credentials` or `invalid_otp` unless the account is the person's. */
  async function prove(
    { Email: email }: StoredUser,
    { password, code }: Call<'linkSocial'>['body'],
    network: string,
  ): Promise<void> {
    if (code !== undefined) return checkCode(deps, { email, purpose: 'link', code, network });
    await limits.take(network, email);
    await checkCredentials(database, email, password ?? '');
    await limits.forget(network, email);
  }

  return {
    async getSocialLink({ request }) {
      const { link, user } = await pendingLink(request);
      const { Email: email, passwordHash } = user;
      const provider = labelOf(config, link.provider);
      return { provider, email, isOwn: link.isOwn, hasPassword: passwordHash !== null };
    },

    async sendLinkCode({ request }) {
      const { user } = await pendingLink(request);
      const { _id: userId, Email: email, language } = user;
      return sendCode(deps, { email, userId, language, purpose: 'link', network: networkOf(request) });
    },

    async linkSocial({ body, log, request, response }) {
      const { link, user } = await pendingLink(request);
      await prove(user, body, networkOf(request));
      const { provider, identityKey: key } = link;
      const linkedAt = new Date(clock.now());
      await linkIdentity(database, user, { provider, key, linkedAt });
      log.info({ userId: link.userId, provider }, 'provider connected');
      await deps.mail.queue({
        ...{ to: user.Email, userId: user._id, language: user.language },
        key: `provider-connected:${link.userId}:${linkedAt.getTime()}`,
        ...{ template: 'providerConnected', provider: labelOf(config, provider) },
      });
      cookies.link.clear(response);
      return letIn(config, deps, { request, response }, user, link.next);
    },
  };
}
